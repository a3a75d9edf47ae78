import { siteSchema } from '../../schema/site';
import siteConfig from '../../site.config';
import { overrideSiteConfig } from './override-site-config';

const written: Readonly<Record<string, unknown>> = {
  ...overrideSiteConfig(siteConfig, process.env['SITE_CONFIG']),
};
const { markdown } = siteSchema.shape;

/** What Markdown may hold on this site. Mistakes count as defaults: whoever reads the whole configuration reports them. */
export const markdownOptions = markdown.safeParse(written['markdown']).data ?? markdown.parse(undefined);
