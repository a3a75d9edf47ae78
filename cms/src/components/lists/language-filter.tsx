'use client';

import { useConfig } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { SiteLanguage } from '../../../../lib/cms/editor/translation-report';
import { languageCondition, listAddress } from './language-query';

/** Links above a list that show the entries of one language. */
export function LanguageFilter() {
  const { config } = useConfig();
  const at = usePathname();
  const asked = useSearchParams();
  const [languages, setLanguages] = useState<SiteLanguage[]>([]);
  const address = `${config.serverURL}${config.routes.api}/languages`;
  useEffect(() => {
    const stop = new AbortController();
    fetch(address, { credentials: 'include', signal: stop.signal })
      .then(async (answer) => setLanguages(answer.ok ? ((await answer.json()) as SiteLanguage[]) : []))
      // Without it the list shows all of them.
      .catch(() => undefined);
    return () => stop.abort();
  }, [address]);
  if (languages.length < 2) return null;
  const choices = [
    { label: 'All languages', condition: languageCondition(undefined, false) },
    ...languages.map(({ code, label }, index) => ({ label, condition: languageCondition(code, index === 0) })),
  ];
  const shown = [...asked].filter(([name]) => name.startsWith('where')).toString();
  return (
    <nav aria-label="Languages" className="language-filter">
      {choices.map(({ label, condition }) => {
        const isCurrent = condition.toString() === shown;
        return (
          <a
            key={label}
            href={listAddress(at, condition, asked)}
            {...(isCurrent && { 'aria-current': 'true' as const })}
          >
            {label}
          </a>
        );
      })}
    </nav>
  );
}
