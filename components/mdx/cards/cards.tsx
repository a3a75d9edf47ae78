import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cardIcons } from '@/lib/mdx/components/card-icons';

const look = 'mb-3 block rounded-none object-contain text-link';

/** Icon of a card: a drawing by its name, or a picture by its address. It is decoration, because the title is below. */
function CardIcon({ icon }: { icon: string }) {
  const drawing = Object.hasOwn(cardIcons, icon) ? cardIcons[icon] : undefined;
  // A picture has its size from the start, so that nothing below it moves.
  if (drawing === undefined)
    return <img className={`${look} size-7`} src={icon} alt="" width="28" height="28" loading="lazy" />;
  return (
    <svg
      className={look}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawing} />
    </svg>
  );
}

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

/** A card with a link. Only its title is the link, so that the text may contain others; the style sheet extends it. */
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
