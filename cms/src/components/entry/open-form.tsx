'use client';

import { useDocumentInfo, useForm, useFormFields, useFormModified, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formField } from '../../checks/form-fields';
import { offline } from '../ask-cms';

/** A reverted entry is newer than the open form, which Payload would take for another user's change. */
function useReverted(): void {
  const { data, setData, setLastUpdateTime } = useDocumentInfo();
  const inForm: unknown = useFormFields(([fields]) => fields['updatedAt']?.value);
  const known: unknown = data?.['updatedAt'];
  useEffect(() => {
    if (typeof inForm !== 'string' || typeof known !== 'string' || inForm <= known) return;
    setData({ ...data, updatedAt: inForm });
    setLastUpdateTime(Date.parse(inForm));
  }, [data, inForm, known, setData, setLastUpdateTime]);
}

/** Names the changed form of an entry, so that the CMS knows its saves. Fields that are drawn anew have no name. */
function useFormName(): void {
  const { collectionSlug } = useDocumentInfo();
  const isModified = useFormModified();
  // `randomUUID` is only there over https.
  const [name] = useState(() => crypto.getRandomValues(new Uint32Array(4)).join('-'));
  const isNamed = useFormFields(([fields]) => fields[formField]?.value === name);
  const dispatch = useFormFields(([, send]) => send);
  useEffect(() => {
    if (!isModified || isNamed || collectionSlug === 'media') return;
    dispatch({ type: 'UPDATE', path: formField, value: name });
  }, [collectionSlug, dispatch, isModified, isNamed, name]);
}

/** Asks before *Back* and *Forward* lose unsaved changes, as Payload does for links and reloads. */
function useAskedHistory(): void {
  const isModified = useFormModified();
  const { t } = useTranslation();
  const question = `${t('general:leaveWithoutSaving')}\n${t('general:changesNotSaved')}`;
  useEffect(() => {
    if (!isModified) return;
    // Runs before the router. For another document the browser asks by itself.
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || event.hashChange) return;
      if (!window.confirm(question)) event.preventDefault();
    };
    window.navigation?.addEventListener('navigate', onNavigate);
    return () => window.navigation?.removeEventListener('navigate', onNavigate);
  }, [isModified, question]);
}

/** Fixes *Back* to a list that was opened by its address, which changes the history before the router starts. */
function useForeignHistory(): void {
  const { setModified } = useForm();
  const pathname = usePathname();
  useEffect(() => {
    const onTraverse = ({ state }: PopStateEvent) => {
      if (state !== null || window.location.pathname === pathname) return;
      // The user has confirmed.
      flushSync(() => setModified(false));
      window.location.reload();
    };
    window.addEventListener('popstate', onTraverse);
    return () => window.removeEventListener('popstate', onTraverse);
  }, [pathname, setModified]);
}

/** Says what to do where a form cannot be sent. Payload shows the error of `fetch`, such as *Failed to fetch*. */
function useSaidOffline(): void {
  useEffect(() => {
    const { fetch } = window;
    window.fetch = (...asked) =>
      fetch(...asked).catch((error: unknown) => {
        throw error instanceof TypeError ? new TypeError(offline, { cause: error }) : error;
      });
    return () => {
      window.fetch = fetch;
    };
  }, []);
}

/** Renders nothing; adds what Payload's form lacks. */
export function OpenForm(): null {
  useFormName();
  useReverted();
  useAskedHistory();
  useForeignHistory();
  useSaidOffline();
  return null;
}
