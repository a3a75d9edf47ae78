import type { ReactNode } from 'react';

/** Tags for the head of the page: React puts them there. */
export default function Head({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}
