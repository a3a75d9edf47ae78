import type { ReactNode } from 'react';

interface LayoutProps {
  title?: string;
  description?: string;
  /** Class around the whole page, for rules of the site. */
  wrapperClassName?: string;
  children?: ReactNode;
}

/** Frame of a page in code. The site already has a frame, and the document has the title. */
export default function Layout({ wrapperClassName, children }: LayoutProps) {
  return wrapperClassName === undefined ? children : <div className={wrapperClassName}>{children}</div>;
}
