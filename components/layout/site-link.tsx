import { withBasePath } from '@/lib/urls';
import type { SiteLink } from '@/schema/site';

/** Link from the site configuration: a route of the site, or an external page in a new tab that says so. */
export function SiteLinkAnchor({ link, className }: { link: SiteLink; className?: string }) {
  if ('to' in link) {
    return (
      <a href={withBasePath(link.to)} {...(className && { className })}>
        {link.label}
      </a>
    );
  }
  return (
    <a href={link.href} {...(className && { className })} target="_blank" rel="noopener">
      {link.label}
    </a>
  );
}
