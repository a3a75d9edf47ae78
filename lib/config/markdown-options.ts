import { siteSchema } from '../../schema/site';
import siteConfig from '../../site.config';
import { attempt } from '../report/attempt';
import { overrideSiteConfig } from './override-site-config';

const config: { markdown?: unknown } = attempt(() => overrideSiteConfig(siteConfig, process.env['SITE_CONFIG']), {});
const { markdown } = siteSchema.shape;

/** What Markdown may hold on this site. Mistakes count as defaults: whoever reads the whole configuration reports them. */
export const markdownOptions = markdown.safeParse(config.markdown).data ?? markdown.parse(undefined);

/**
 * How a document is read: as its front matter says, else as the site says of all.
 * @param written `format` of the front matter, if any
 * @param format that of the site
 */
export function documentFormat(path: string, written: unknown, format = markdownOptions.format): 'md' | 'mdx' {
  if (written === 'md' || written === 'mdx') return written;
  if (format === 'detect') return path.endsWith('.md') ? 'md' : 'mdx';
  return format;
}
