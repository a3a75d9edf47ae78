'use client';

import type { CSSProperties } from 'react';
import { countOf } from '@/lib/report/count-of';
import type { Diagnostic } from '@/lib/report/diagnostic';

const panel: CSSProperties = {
  position: 'fixed',
  zIndex: 100,
  inset: 'auto 16px 16px auto',
  width: 'min(44rem, calc(100vw - 32px))',
  maxHeight: '50vh',
  overflow: 'auto',
  padding: '12px 16px',
  border: '1px solid var(--danger)',
  borderRadius: 8,
  background: 'var(--paper)',
  fontSize: 14,
  lineHeight: 1.5,
};

/** Problems of the content, errors first, over the page in development. */
export function DevDiagnostics({ diagnostics }: { diagnostics: Diagnostic[] }) {
  if (diagnostics.length === 0) return null;
  const isError = ({ severity }: Diagnostic) => severity === 'error';
  const worstFirst = [...diagnostics.filter(isError), ...diagnostics.filter((one) => !isError(one))];
  return (
    <details open style={panel} aria-label="Content problems" data-dev-diagnostics="">
      <summary style={{ fontWeight: 650 }}>{countOf(diagnostics.length, 'problem')} in the content</summary>
      <ul>
        {worstFirst.map(({ severity, file, line, column, message, hint, code }) => (
          <li key={`${file}:${line}:${column}:${code}:${message}`} style={{ marginTop: 8 }}>
            <code>
              {file.replace(/^(?:\.\.\/)+/, '')}:{line}:{column}
            </code>{' '}
            <strong style={{ color: `var(--${severity === 'error' ? 'danger' : 'warning'})` }}>{severity}</strong>{' '}
            {message}
            {hint && <div style={{ color: 'var(--text-muted)' }}>{hint}</div>}
          </li>
        ))}
      </ul>
    </details>
  );
}
