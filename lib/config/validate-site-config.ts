import type { SiteConfig } from '../../schema/site';
import { ConfigError, readConfig } from './config-mistakes';

/**
 * Checks the values of site.config.ts and fills in defaults.
 * @throws ConfigError with every mistake, each naming the key and what is wrong with it.
 */
export function validateSiteConfig(input: unknown): SiteConfig {
  const result = readConfig(input);
  if (result instanceof ConfigError) throw result;
  return result;
}
