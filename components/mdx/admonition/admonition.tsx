import { Children, isValidElement, type ReactNode } from 'react';
import { admonitionTypes } from '@/lib/mdx/plugins/remark-admonitions';
import { fill } from '@/lib/words/fill';
import type { BrowserWords } from '@/lib/words/types';
import { DangerIcon, InfoIcon, NoteIcon, TipIcon, WarningIcon } from '../../ui/icons';

const icons = { note: NoteIcon, tip: TipIcon, info: InfoIcon, warning: WarningIcon, danger: DangerIcon } as const;

type AdmonitionKind = keyof typeof icons;

/** What an author writes of one. */
export interface AdmonitionProps {
  type?: string;
  title?: ReactNode;
  /** Set where the first child is the title, with its emphasis, code and links. */
  titled?: string;
  children?: ReactNode;
}

function isKind(type: string | undefined): type is AdmonitionKind {
  return type !== undefined && Object.hasOwn(icons, type);
}

/** A boxed remark. The kind is always named for screen readers, also where a title of its own is shown. */
export function Admonition({
  type,
  title,
  titled,
  children,
  words,
}: AdmonitionProps & { words: BrowserWords['admonitions'] }) {
  const known = admonitionTypes.get(type ?? '');
  const kind = isKind(known) ? known : 'note';
  const KindIcon = icons[kind];
  const label = words[kind];
  const all = Children.toArray(children);
  const first = titled ? all.findIndex((child) => isValidElement(child)) : -1;
  // A paragraph already, so that its box is none.
  const Title = titled ? 'div' : 'p';
  return (
    <div
      className={`admonition admonition-${kind}`}
      role="note"
      aria-label={typeof title === 'string' && title ? fill(words.titled, { kind: label, title }) : label}
    >
      <Title className="admonition-title">
        <KindIcon />
        {all[first] ?? title ?? label}
      </Title>
      {titled ? all.slice(first + 1) : children}
    </div>
  );
}
