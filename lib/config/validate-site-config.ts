import { type SiteConfig, siteSchema } from '../../schema/site';

function keyOf(path: readonly PropertyKey[]): string {
  return (
    path
      .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
      .join('') || 'the configuration'
  );
}

/**
 * Checks the values of site.config.ts and fills in defaults.
 * @throws Error with one line per mistake, each naming the key and what is wrong with it.
 */
export function validateSiteConfig(input: unknown): SiteConfig {
  const result = siteSchema.safeParse(input);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${keyOf(issue.path)}: ${issue.message}`);
  throw new Error(
    `site.config.ts has ${lines.length === 1 ? 'a mistake' : `${lines.length} mistakes`}:\n${lines.join('\n')}`,
  );
}
