'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import type { SiteLanguage } from '../../../../lib/cms/editor/translation-report';
import { useAnswer } from '../use-api';
import { languageCondition, listAddress } from './language-query';

/** Links above a list that show the entries of one language. */
export function LanguageFilter() {
  const at = usePathname();
  const asked = useSearchParams();
  // Without an answer the list shows all languages.
  const languages = useAnswer<SiteLanguage[]>('/languages') ?? [];
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
