'use client';

import { useDocumentInfo, useForm, useFormFields, useFormModified, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** What an entry was reverted to is newer than what was opened: Payload would take it for somebody else's. */
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

/** Asks before *Back* and *Forward* of the browser lose what is not saved, as Payload asks where a link or a reload would. */
function useAskedHistory(): void {
  const isModified = useFormModified();
  const { t } = useTranslation();
  const question = `${t('general:leaveWithoutSaving')}\n${t('general:changesNotSaved')}`;
  useEffect(() => {
    if (!isModified) return;
    // Before the router hears of it. What loads another document, the browser asks about itself.
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || event.hashChange) return;
      if (!window.confirm(question)) event.preventDefault();
    };
    window.navigation?.addEventListener('navigate', onNavigate);
    return () => window.navigation?.removeEventListener('navigate', onNavigate);
  }, [isModified, question]);
}

/**
 * Leads back to a list that was opened by its address. Such a list writes its place into the history before the router is
 * there, which then changes the address and nothing else.
 */
function useForeignHistory(): void {
  const { setModified } = useForm();
  const pathname = usePathname();
  useEffect(() => {
    const onTraverse = ({ state }: PopStateEvent) => {
      if (state !== null || window.location.pathname === pathname) return;
      // Who leaves has been asked.
      flushSync(() => setModified(false));
      window.location.reload();
    };
    window.addEventListener('popstate', onTraverse);
    return () => window.removeEventListener('popstate', onTraverse);
  }, [pathname, setModified]);
}

/** Draws nothing: it sees to what Payload's own form leaves out. */
export function OpenForm(): null {
  useReverted();
  useAskedHistory();
  useForeignHistory();
  return null;
}
