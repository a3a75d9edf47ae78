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
import { acceptField } from '../../checks/accept-field';
import { type Hit, LinkSearch, pageKinds } from '../editor/link-search';
import { ConsequenceList } from '../finding';
import { reasonOf } from '../refusal-reason';
import { redirectTo, requireTarget } from './redirect-to';

type Way = 'delete' | 'unpublish';

const words = {
  delete: { name: 'Delete', done: 'deleted' },
  unpublish: { name: 'Unpublish', done: 'unpublished' },
} as const;

/** The menu items that delete and unpublish: they say who needs the entry, and offer a redirect, before anything is gone. */
export function TakeAway() {
  const { id, collectionSlug = '', hasDeletePermission, hasPublishedDoc } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { config } = useConfig();
  const { setModified } = useForm();
  const isModified = useFormModified();
  const { openModal, closeModal, isModalOpen } = useModal();
  const [way, setWay] = useState<Way>('delete');
  const [verdict, setVerdict] = useState<LossVerdict>();
  const [problem, setProblem] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [target, setTarget] = useState<Hit>();
  const [isBusy, setBusy] = useState(false);
  // Payload's buttons for this menu and for that beside Publish show dots and an arrow, and have no names. The second comes later.
  useEffect(() => {
    for (const button of document.querySelectorAll('.doc-controls .popup-button'))
      button.setAttribute('aria-label', button.closest('.doc-controls__popup') ? 'More' : 'More ways to publish');
  });
  if (id === undefined) return null;

  const api = `${config.serverURL}${config.routes.api}`;
  const entry = `${api}/${collectionSlug}/${id}`;
  const slug = `take-away-${collectionSlug}-${id}`;
  const address = verdict?.addresses[0];
  const isUnsaved = isModified && way === 'unpublish';
  const breaksOthers = verdict?.consequences.some(({ severity }) => severity === 'error') === true;

  async function ask(next: Way): Promise<void> {
    setWay(next);
    setVerdict(undefined);
    setProblem('');
    setAccepted(false);
    setTarget(undefined);
    setSearching(false);
    openModal(slug);
    try {
      const answer = await fetch(`${entry}/dependents`, { credentials: 'include' });
      if (answer.ok) setVerdict((await answer.json()) as LossVerdict);
      else setProblem(await reasonOf(answer));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  async function takeAway(): Promise<void> {
    if (target) await requireTarget(api, target);
    const answer = await fetch(`${entry}?depth=0&${acceptField}=${isAccepted}`, {
      credentials: 'include',
      ...(way === 'delete'
        ? { method: 'DELETE' }
        : {
            method: 'PATCH',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ _status: 'draft' }),
          }),
    });
    if (!answer.ok) throw new Error(await reasonOf(answer));
    setModified(false);
    if (target && address !== undefined)
      await redirectTo(api, target, address).catch((error: Error) => {
        const remedy = `Add ${address} to Redirect from in the settings of “${target.title}”.`;
        throw new Error(`“${title}” is ${words[way].done}, but not redirected: ${error.message} ${remedy}`);
      });
    toast.success(`“${title}” is ${words[way].done}${target ? `; its readers are led to “${target.title}”` : ''}.`);
    window.location.assign(`${config.routes.admin}/collections/${collectionSlug}${way === 'delete' ? '' : `/${id}`}`);
  }

  async function confirm(): Promise<void> {
    setBusy(true);
    setProblem('');
    await takeAway().catch((error: Error) => setProblem(error.message));
    setBusy(false);
  }

  return (
    <>
      {hasDeletePermission && (
        <PopupList.Button className="take-away-item" onClick={() => void ask('delete')}>
          Delete
        </PopupList.Button>
      )}
      {hasPublishedDoc && collectionSlug !== 'media' && (
        <PopupList.Button className="take-away-item" onClick={() => void ask('unpublish')}>
          Unpublish
        </PopupList.Button>
      )}
      <Modal slug={slug} className="confirmation-modal" closeOnBlur={false} aria-labelledby={`${slug}-title`}>
        {isModalOpen(slug) && (
          <div className="confirmation-modal__wrapper take-away">
            <h1 id={`${slug}-title`}>
              {words[way].name} “{title}”?
            </h1>
            {!verdict && problem === '' && <p role="status">Looking who needs it …</p>}
            {verdict && (
              <p role="status">
                {verdict.consequences.length === 0
                  ? 'No published page leads to it.'
                  : 'Published pages need it. Change these first, if you can:'}
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
            {address !== undefined && !isSearching && (
              <div>
                <Button buttonStyle="secondary" margin={false} size="small" onClick={() => setSearching(true)}>
                  {target ? `Readers of ${address} are led to “${target.title}”` : `Redirect ${address} to a page …`}
                </Button>
              </div>
            )}
            {isSearching && (
              <LinkSearch
                label={`Lead readers of ${address} to`}
                placeholder="Words of a title"
                kinds={pageKinds}
                onChoose={(hit) => {
                  setTarget(hit);
                  setSearching(false);
                }}
                onClose={() => setSearching(false)}
              />
            )}
            {isUnsaved && (
              <p role="alert">What you changed since it was saved would be lost. Cancel, and save a draft first.</p>
            )}
            {problem !== '' && <p role="alert">{problem}</p>}
            <div className="confirmation-modal__controls">
              <Button buttonStyle="secondary" size="large" disabled={isBusy} onClick={() => closeModal(slug)}>
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
        )}
      </Modal>
    </>
  );
}
