import type { ReactNode } from 'react';

/** Frame of a page in code: the site has one around every page, and the document that shows it has its title. */
export default function Layout({ children }: { title?: string; description?: string; children?: ReactNode }) {
  return <>{children}</>;
}
