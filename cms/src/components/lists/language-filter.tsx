'use client';

import { useConfig } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { SiteLanguage } from '../../../../lib/cms/editor/translation-report';

/** What the path of every translation has in it. */
const mark = '/docusaurus-plugin-content-';

/** The same as `not_like` takes it: unlike `like`, it adds no wildcards. */
export const likeTranslations = `%${mark}%`;

/** The condition that a list has for a language; none for all. */
function queryOf(code: string | undefined, isDefault: boolean): string {
  if (code === undefined) return '';
  const [operator, value] = isDefault ? ['not_like', likeTranslations] : ['like', `i18n/${code}${mark}`];
  return `?${new URLSearchParams({ [`where[or][0][and][0][path][${operator}]`]: value })}`;
}

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
  const choices: { label: string; query: string }[] = [
    { label: 'All languages', query: '' },
    ...languages.map(({ code, label }, index) => ({ label, query: queryOf(code, index === 0) })),
  ];
  const condition = [...asked].filter(([name]) => name.startsWith('where')).toString();
  return (
    <nav aria-label="Languages" className="language-filter">
      {choices.map(({ label, query }) => {
        const isCurrent = [...new URLSearchParams(query)].toString() === condition;
        return (
          <a key={label} href={`${at}${query}`} {...(isCurrent && { 'aria-current': 'true' as const })}>
            {label}
          </a>
        );
      })}
    </nav>
  );
}
