import { Children, type CSSProperties, isValidElement, type ReactNode } from 'react';
import { admonitionTypes } from '@/lib/mdx/plugins/remark-admonitions';
import { fill } from '@/lib/words/fill';
import type { BrowserWords } from '@/lib/words/types';
import { DangerIcon, InfoIcon, NoteIcon, TipIcon, WarningIcon } from '../../ui/icons';

const icons = { note: NoteIcon, tip: TipIcon, info: InfoIcon, warning: WarningIcon, danger: DangerIcon } as const;

type AdmonitionKind = keyof typeof icons;
type AdmonitionWords = BrowserWords['admonitions'];

/** What an author writes of one. */
export interface AdmonitionProps {
  type?: string;
  title?: ReactNode;
  /** Instead of the icon of its kind. */
  icon?: ReactNode;
  /** Set where the first child is the title, with its emphasis, code and links. */
  titled?: string;
  children?: ReactNode;
}

/** What one is called that has no title: `caution` looks like a warning, and is named as it is written. */
function labelOf(type: string | undefined, kind: AdmonitionKind, words: AdmonitionWords): string {
  if (type === 'caution' || type === 'important' || type === 'success') return words[type];
  return words[kind];
}

function isKind(type: string | undefined): type is AdmonitionKind {
  return type !== undefined && Object.hasOwn(icons, type);
}

/** A boxed remark. The kind is always named for screen readers, also where a title of its own is shown. */
export function Admonition({
  type,
  title,
  icon,
  titled,
  children,
  words,
}: AdmonitionProps & { words: AdmonitionWords }) {
  const known = admonitionTypes.get(type ?? '');
  const kind = isKind(known) ? known : 'note';
  const KindIcon = icons[kind];
  const label = labelOf(type, kind, words);
  const all = Children.toArray(children);
  const first = titled ? all.findIndex((child) => isValidElement(child)) : -1;
  // A paragraph already, so that its box is none.
  const Title = titled ? 'div' : 'p';
  return (
    <div
      className={`admonition admonition-${kind}`}
      role="note"
      style={{ '--hue': `var(--${kind})`, '--tint': `var(--${kind}-tint)` } as CSSProperties}
      aria-label={typeof title === 'string' && title ? fill(words.titled, { kind: label, title }) : label}
    >
      <Title className="admonition-title">
        {icon === undefined ? <KindIcon /> : icon && <span aria-hidden="true">{icon}</span>}
        {all[first] ?? title ?? label}
      </Title>
      {titled ? all.slice(first + 1) : children}
    </div>
  );
}
