import type { ReactNode } from 'react';

interface LayoutProps {
  title?: string;
  description?: string;
  /** Class around all of the page, which rules of the site name. */
  wrapperClassName?: string;
  children?: ReactNode;
}

/** Frame of a page in code: the site has one around every page, and the document that shows it has its title. */
export default function Layout({ wrapperClassName, children }: LayoutProps) {
  return wrapperClassName === undefined ? children : <div className={wrapperClassName}>{children}</div>;
}
