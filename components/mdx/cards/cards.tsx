import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { CardIcon } from './card-icon';

interface CardProps extends Pick<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> {
  title?: string;
  icon?: string;
  children?: ReactNode;
  /** Set by the pipeline if the author vouches for the address. */
  'data-unchecked'?: string;
}

/** As many cards side by side as fit. Fewer cards share the row. */
export function Cards({ children }: { children?: ReactNode }) {
  return <div className="cards grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4">{children}</div>;
}

/**
 * A card with a link. Only its title is the link, which the style sheet extends over the card, so that the text may contain
 * other links.
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
