import { type SiteConfig, siteSchema } from '../../schema/site';
import { keyName } from './key-name';

/**
 * Checks the values of site.config.ts and fills in defaults.
 * @throws Error with one line per mistake, each naming the key and what is wrong with it.
 */
export function validateSiteConfig(input: unknown): SiteConfig {
  const result = siteSchema.safeParse(input);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${keyName(issue.path) || 'the configuration'}: ${issue.message}`);
  throw new Error(
    `site.config.ts has ${lines.length === 1 ? 'a mistake' : `${lines.length} mistakes`}:\n${lines.join('\n')}`,
  );
}
