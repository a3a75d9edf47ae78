import type { ComponentProps } from 'react';
import { basePath, belowBase, unchecked } from '@/lib/site/urls';
import { Link } from '../mdx/mdx-link';

interface OwnLinkProps extends ComponentProps<typeof Link> {
  // Further properties in Docusaurus, which have no effect here.
  isNavLink?: boolean;
  isActive?: unknown;
  activeClassName?: string;
  autoAddBaseUrl?: boolean;
}

/**
 * A link of a component of the site's own, whose address may have the base path: `<Link to={useBaseUrl('/docs')}>`. For
 * `pathname:///file` the author is responsible, as in documents.
 */
export default function OwnLink({ isNavLink, isActive, activeClassName, autoAddBaseUrl, ...props }: OwnLinkProps) {
  const { to, href: written = to } = props;
  const href = written?.replace(unchecked, '/');
  const below = href === undefined || basePath === '' ? href : (belowBase(href, basePath) ?? href);
  return (
    <Link
      {...props}
      {...(below !== undefined && { href: below })}
      {...(href !== written && { 'data-unchecked': '' })}
    />
  );
}
