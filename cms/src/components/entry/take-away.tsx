'use client';

import {
  Button,
  CheckboxInput,
  Modal,
  PopupList,
  toast,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useFormModified,
  useModal,
} from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { LossVerdict } from '../../../../lib/cms/editor/verdict';
import { acceptField } from '../../checks/form-fields';
import { askCms } from '../ask-cms';
import { type Hit, LinkSearch, pageKinds } from '../editor/link-search';
import { ConsequenceList } from '../finding';
import { useAnswer, useApi } from '../use-api';
import { redirectTo, requireTarget } from './redirect-to';

type Way = 'delete' | 'unpublish';

const words = {
  delete: { name: 'Delete', done: 'deleted' },
  unpublish: { name: 'Unpublish', done: 'unpublished' },
} as const;

/** Payload's buttons for this menu and for the one beside Publish have no accessible names. The second is rendered later. */
function useButtonNames(): void {
  useEffect(() => {
    for (const button of document.querySelectorAll('.doc-controls .popup-button'))
      button.setAttribute('aria-label', button.closest('.doc-controls__popup') ? 'More' : 'More ways to publish');
  });
}

/** Menu items to delete and unpublish. Before anything happens they say who needs the entry, and offer a redirect. */
export function TakeAway() {
  const { id, collectionSlug = '', hasDeletePermission, hasPublishedDoc } = useDocumentInfo();
  const { openModal, closeModal, isModalOpen } = useModal();
  const [way, setWay] = useState<Way>('delete');
  useButtonNames();
  if (id === undefined) return null;

  const slug = `take-away-${collectionSlug}-${id}`;
  const item = (next: Way) => (
    <PopupList.Button
      className="take-away-item"
      onClick={() => {
        setWay(next);
        openModal(slug);
      }}
    >
      {words[next].name}
    </PopupList.Button>
  );
  return (
    <>
      {hasDeletePermission && item('delete')}
      {hasPublishedDoc && collectionSlug !== 'media' && item('unpublish')}
      <Modal slug={slug} className="confirmation-modal" closeOnBlur={false} aria-labelledby={`${slug}-title`}>
        {isModalOpen(slug) && <Question way={way} titleId={`${slug}-title`} onCancel={() => closeModal(slug)} />}
      </Modal>
    </>
  );
}

interface QuestionProps {
  way: Way;
  titleId: string;
  onCancel: () => void;
}

/** Content of the dialog, with fresh state whenever it opens. */
function Question({ way, titleId, onCancel }: QuestionProps) {
  const { title } = useDocumentTitle();
  const isModified = useFormModified();
  const [problem, setProblem] = useState('');
  const { id, collectionSlug } = useDocumentInfo();
  const verdict = useAnswer<LossVerdict>(`/${collectionSlug}/${id}/dependents`, setProblem);
  const [isAccepted, setAccepted] = useState(false);
  const [target, setTarget] = useState<Hit>();
  const [isBusy, setBusy] = useState(false);
  const address = verdict?.addresses[0];
  const takeAway = useTakeAway(way, { isAccepted, target, address });
  const isUnsaved = isModified && way === 'unpublish';
  const breaksOthers = verdict?.consequences.some(({ severity }) => severity === 'error') === true;

  async function confirm(): Promise<void> {
    setBusy(true);
    setProblem('');
    await takeAway().catch((error: Error) => setProblem(error.message));
    setBusy(false);
  }

  return (
    <div className="confirmation-modal__wrapper take-away">
      <h1 id={titleId}>
        {words[way].name} “{title}”?
      </h1>
      {!verdict && problem === '' && <p role="status">Looking who needs it …</p>}
      {verdict && (
        <p role="status">
          {breaksOthers && 'Published pages need it. Change these first, if you can:'}
          {!breaksOthers &&
            (verdict.consequences.length > 0 ? 'Readers lose with it:' : 'No published page leads to it.')}
        </p>
      )}
      {verdict && <ConsequenceList consequences={verdict.consequences} />}
      {breaksOthers && (
        <CheckboxInput
          checked={isAccepted}
          label={`${words[way].name} although links break: the site keeps it until they are gone`}
          name={acceptField}
          onToggle={({ target: box }) => setAccepted(box.checked)}
        />
      )}
      {address !== undefined && <RedirectChoice address={address} target={target} onChoose={setTarget} />}
      {isUnsaved && (
        <p role="alert">What you changed since it was saved would be lost. Cancel, and save a draft first.</p>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
      <div className="confirmation-modal__controls">
        <Button buttonStyle="secondary" size="large" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          size="large"
          disabled={isBusy || !verdict || isUnsaved || (breaksOthers && !isAccepted)}
          onClick={() => void confirm()}
        >
          {words[way].name}
        </Button>
      </div>
    </div>
  );
}

interface Decision {
  isAccepted: boolean;
  target: Hit | undefined;
  address: string | undefined;
}

/** Deletes or unpublishes the entry and leaves its page. @throws Error with the reason if that fails */
function useTakeAway(way: Way, { isAccepted, target, address }: Decision): () => Promise<void> {
  const { id, collectionSlug } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { config } = useConfig();
  const { setModified } = useForm();
  const api = useApi();
  return async () => {
    if (target) await requireTarget(api, target);
    const request = way === 'delete' ? { method: 'DELETE' } : { method: 'PATCH', body: { _status: 'draft' } };
    await askCms(`${api}/${collectionSlug}/${id}?depth=0&${acceptField}=${isAccepted}`, request);
    setModified(false);
    if (target && address !== undefined)
      await redirectTo(api, target, address).catch((error: Error) => {
        const remedy = `Add ${address} to Redirect from in the settings of “${target.title}”.`;
        throw new Error(`“${title}” is ${words[way].done}, but not redirected: ${error.message} ${remedy}`);
      });
    toast.success(`“${title}” is ${words[way].done}${target ? `; its readers are led to “${target.title}”` : ''}.`);
    window.location.assign(`${config.routes.admin}/collections/${collectionSlug}${way === 'delete' ? '' : `/${id}`}`);
  };
}

interface RedirectChoiceProps {
  address: string;
  target: Hit | undefined;
  onChoose: (target: Hit) => void;
}

/** Selects the page to redirect readers to. */
function RedirectChoice({ address, target, onChoose }: RedirectChoiceProps) {
  const [isSearching, setSearching] = useState(false);
  return isSearching ? (
    <LinkSearch
      label={`Lead readers of ${address} to`}
      placeholder="Words of a title"
      kinds={pageKinds}
      onChoose={(hit) => {
        onChoose(hit);
        setSearching(false);
      }}
      onClose={() => setSearching(false)}
    />
  ) : (
    <div>
      <Button buttonStyle="secondary" margin={false} size="small" onClick={() => setSearching(true)}>
        {target ? `Readers of ${address} are led to “${target.title}”` : `Redirect ${address} to a page …`}
      </Button>
    </div>
  );
}
