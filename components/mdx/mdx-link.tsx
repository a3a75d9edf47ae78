import type { ComponentPropsWithoutRef } from 'react';
import { isExternal, withBasePath } from '@/lib/site/urls';

type LinkProps = ComponentPropsWithoutRef<'a'> & { to?: string };

/** Link to a route, without base path, or to another site. With a literal address it is a plain `<a>` already. */
export function Link({ to, href = to ?? '', ...props }: LinkProps) {
  if (isExternal(href))
    return <a href={href} {...(href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener' })} {...props} />;
  return <a href={href.startsWith('/') ? withBasePath(href) : href} {...props} />;
}
