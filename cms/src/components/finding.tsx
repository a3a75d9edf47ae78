'use client';

import { useConfig } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import type { Consequence } from '../../../lib/cms/editor/verdict';

interface FindingProps {
  severity: 'error' | 'warning';
  where: ReactNode;
  message: string;
}

/** A result of the content check. */
export function Finding({ severity, where, message }: FindingProps) {
  return (
    <li className={`content-problem content-problem--${severity}`}>
      <strong>{severity === 'error' ? 'Error' : 'Warning'}</strong>{' '}
      <span className="content-problem__place">{where}</span> {message}
    </li>
  );
}

/** Results about other pages, with links to where they can be mended. */
export function ConsequenceList({ consequences }: { consequences: readonly Consequence[] }) {
  const { config } = useConfig();
  return (
    <ul>
      {consequences.map(({ severity, file, line, column, message, entry }) => (
        <Finding
          key={`${file} ${line}:${column} ${message}`}
          severity={severity}
          where={
            entry ? (
              <a href={`${config.routes.admin}/collections/${entry.kind}/${entry.id}`}>
                {entry.title || file}, line {line}
              </a>
            ) : (
              `${file}, line ${line}`
            )
          }
          message={message}
        />
      ))}
    </ul>
  );
}
