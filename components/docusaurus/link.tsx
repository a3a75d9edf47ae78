import type { ComponentProps } from 'react';
import { belowBase } from '@/lib/site/below-base';
import { basePath } from '@/lib/site/urls';
import { Link } from '../mdx/mdx-link';

interface OwnLinkProps extends ComponentProps<typeof Link> {
  // Further properties in Docusaurus, which have no effect here.
  isNavLink?: boolean;
  isActive?: unknown;
  activeClassName?: string;
  autoAddBaseUrl?: boolean;
}

/** A link in a component of the site's own. Its address may include the base path: `<Link to={useBaseUrl('/docs')}>`. */
export default function OwnLink({ isNavLink, isActive, activeClassName, autoAddBaseUrl, ...props }: OwnLinkProps) {
  const { to, href = to } = props;
  const below = href === undefined || basePath === '' ? undefined : belowBase(href, basePath);
  return <Link {...props} {...(below !== undefined && { href: below })} />;
}
