import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { CardIcon } from './card-icon';

interface CardProps extends Pick<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> {
  title?: string;
  icon?: string;
  children?: ReactNode;
  /** Set by the pipeline where the author vouches for the address. */
  'data-unchecked'?: string;
}

/** Cards side by side, as many as fit. Fewer share the row. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className="cards grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4">{children}</div>;
}

/**
 * A card that leads somewhere. Only its title is the link, stretched over the card by the style sheet: the text may hold
 * links of its own.
 */
export function Card({ title, icon, children, ...link }: CardProps) {
  return (
    <div className="card">
      {icon && <CardIcon icon={icon} />}
      <p className="card-title">{link.href ? <a {...link}>{title}</a> : title}</p>
      {children && (
        <div className="mt-1 text-15/[1.55] text-muted following:mt-[0.75em] [&_a]:relative">{children}</div>
      )}
    </div>
  );
}
