import type { ComponentProps } from 'react';
import { belowBase } from '@/lib/site/below-base';
import { basePath } from '@/lib/site/urls';
import { Link } from '../mdx/mdx-link';

interface OwnLinkProps extends ComponentProps<typeof Link> {
  // What Docusaurus asks for beside an address has no meaning here, and none to browsers.
  isNavLink?: boolean;
  isActive?: unknown;
  activeClassName?: string;
  autoAddBaseUrl?: boolean;
}

/** A link of a component of the site's own, whose address may have the base path: `<Link to={useBaseUrl('/docs')}>`. */
export default function OwnLink({ isNavLink, isActive, activeClassName, autoAddBaseUrl, ...props }: OwnLinkProps) {
  const { to, href = to } = props;
  const below = href === undefined || basePath === '' ? undefined : belowBase(href, basePath);
  return <Link {...props} {...(below !== undefined && { href: below })} />;
}
