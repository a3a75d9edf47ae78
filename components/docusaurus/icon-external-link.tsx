import type { ComponentPropsWithoutRef } from 'react';

/** An arrow that leads out of a box. */
export default function ExternalLinkIcon(props: ComponentPropsWithoutRef<'svg'>) {
  return (
    <svg
      width="13.5"
      height="13.5"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      {...props}
    >
      <path d="M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9" />
    </svg>
  );
}
