import type { ReactNode } from 'react';
import { admonitionTypes } from '@/lib/mdx/plugins/remark-admonitions';
import { DangerIcon, InfoIcon, NoteIcon, TipIcon, WarningIcon } from '../../ui/icons';

const kinds = {
  note: { label: 'Note', icon: NoteIcon },
  tip: { label: 'Tip', icon: TipIcon },
  info: { label: 'Info', icon: InfoIcon },
  warning: { label: 'Warning', icon: WarningIcon },
  danger: { label: 'Danger', icon: DangerIcon },
} as const;

type AdmonitionKind = keyof typeof kinds;

function isKind(type: string | undefined): type is AdmonitionKind {
  return type !== undefined && Object.hasOwn(kinds, type);
}

/** A boxed remark. The kind is always named for screen readers, also where a title of its own is shown. */
export function Admonition({ type, title, children }: { type?: string; title?: ReactNode; children?: ReactNode }) {
  const known = admonitionTypes.get(type ?? '');
  const kind = isKind(known) ? known : 'note';
  const { label, icon: KindIcon } = kinds[kind];
  return (
    <div
      className={`admonition admonition-${kind}`}
      role="note"
      aria-label={typeof title === 'string' && title ? `${label}: ${title}` : label}
    >
      <p className="admonition-title">
        <KindIcon />
        {title ?? label}
      </p>
      {children}
    </div>
  );
}
