import { Children, type CSSProperties, isValidElement, type ReactNode } from 'react';
import { type AdmonitionKind, admonitionTypes } from '@/lib/mdx/plugins/remark-admonitions';
import { fill } from '@/lib/words/fill';
import type { BrowserWords } from '@/lib/words/types';
import { DangerIcon, InfoIcon, NoteIcon, TipIcon, WarningIcon } from '../../ui/icons';

const icons = { note: NoteIcon, tip: TipIcon, info: InfoIcon, warning: WarningIcon, danger: DangerIcon } as const;

type AdmonitionWords = BrowserWords['admonitions'];

export interface AdmonitionProps {
  type?: string;
  title?: ReactNode;
  /** Replaces the icon of its kind. */
  icon?: ReactNode;
  /** Set if the first child is the title, with its emphasis, code and links. */
  titled?: string;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** The default title: `caution` looks like a warning, but keeps its name. */
function labelOf(type: string | undefined, kind: AdmonitionKind, words: AdmonitionWords): string {
  if (type === 'caution' || type === 'important' || type === 'success') return words[type];
  return words[kind];
}

/** A boxed remark. Screen readers always hear its kind, also with a title of its own. */
export function Admonition({ words, ...props }: AdmonitionProps & { words: AdmonitionWords }) {
  const { type, title, icon, titled, id, className = '', children } = props;
  const kind = admonitionTypes.get(type ?? '') ?? 'note';
  const KindIcon = icons[kind];
  const label = labelOf(type, kind, words);
  const all = Children.toArray(children);
  const first = titled ? all.findIndex((child) => isValidElement(child)) : -1;
  // The title is a paragraph already.
  const Title = titled ? 'div' : 'p';
  return (
    <div
      id={id}
      className={`admonition admonition-${kind} ${className}`.trimEnd()}
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
