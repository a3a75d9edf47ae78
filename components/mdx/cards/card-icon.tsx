import { cardIcons } from '@/lib/mdx/components/card-icons';

const look = 'mb-3 block rounded-none object-contain text-link';

/** Icon of a card: a drawing by its name, or a picture by its address. It is decoration, because the title is below. */
export function CardIcon({ icon }: { icon: string }) {
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
