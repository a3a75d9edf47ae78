import type { ComponentPropsWithoutRef } from 'react';
import { isExternal, withBasePath } from '@/lib/site/urls';

type LinkProps = ComponentPropsWithoutRef<'a'> & { to?: string };

/**
 * Link to a route of the site, without base path, or to another site. Links with a literal address are plain `<a>` elements
 * already.
 */
export function Link({ to, href = to ?? '', ...props }: LinkProps) {
  if (isExternal(href))
    return <a href={href} {...(href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener' })} {...props} />;
  return <a href={href.startsWith('/') ? withBasePath(href) : href} {...props} />;
}
