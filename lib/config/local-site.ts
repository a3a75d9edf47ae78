import type { SiteConfig } from '../../schema/site';
import type { Words } from '../words/types';

/** The configuration with what a site need not say, in the words of a language. */
export type LocalSite = Omit<SiteConfig, 'blog' | 'versions' | 'loadFailureTitle'> & {
  blog: SiteConfig['blog'] & { title: string; description: string; sidebarTitle: string };
  versions: SiteConfig['versions'] & { currentLabel: string };
  loadFailureTitle: string;
};

/** Fills in what the configuration leaves to the words of the interface. */
export function localSite(site: SiteConfig, { blog, docs, guard }: Words): LocalSite {
  const { title = blog.title, description = blog.description, sidebarTitle = blog.recent } = site.blog;
  const { currentLabel = docs.nextVersion } = site.versions;
  return {
    ...site,
    loadFailureTitle: site.loadFailureTitle ?? guard.title,
    blog: { ...site.blog, title, description, sidebarTitle },
    versions: { ...site.versions, currentLabel },
  };
}
