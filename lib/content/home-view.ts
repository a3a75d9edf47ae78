import 'server-only';
import { withBasePath } from '../urls';
import { content } from './store';
import { latestVersion } from './version-links';

/** Card of a service on the home page. */
export interface ServiceCard {
  /** Last part of the doc id, which picks the icon. */
  name: string;
  title: string;
  description: string;
  href: string;
}

/** One card for each page of the services folder, in sidebar order. The folder's own page is left out. */
export function getServiceCards(): ServiceCard[] {
  const version = latestVersion(content());
  const services = version?.sidebar.find((item) => item.id === 'services');
  if (!version || services?.type !== 'category') return [];
  return services.items.flatMap((item) => {
    const doc = item.type === 'doc' ? version.byId.get(item.id) : undefined;
    return doc
      ? [
          {
            name: doc.id.split('/').at(-1) ?? '',
            title: item.label,
            description: doc.description,
            href: withBasePath(doc.permalink),
          },
        ]
      : [];
  });
}

/** Page of the services folder itself, base path included; null where it has none. */
export function getServicesHref(): string | null {
  const services = latestVersion(content())?.sidebar.find((item) => item.id === 'services');
  return services?.href ? withBasePath(services.href) : null;
}
