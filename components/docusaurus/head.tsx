import type { ReactNode } from 'react';

/** Tags for the head of the page. React moves them there. */
export default function Head({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
