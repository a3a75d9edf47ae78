import type { SiteConfig } from '../../schema/site';
import siteConfig from '../../site.config';
import { ConfigError, validateSiteConfig } from './config-mistakes';
import { describeConfigError } from './config-report';
import { overrideSiteConfig } from './override-site-config';

/**
 * A stack trace would bury the place of a mistake: a command that does not catch it says what it is about and ends.
 * @throws Error with that text
 */
function readSite(): SiteConfig {
  try {
    return validateSiteConfig(overrideSiteConfig(siteConfig, process.env['SITE_CONFIG']));
  } catch (error) {
    const report = error instanceof ConfigError ? new Error(describeConfigError(error)) : error;
    process.once('uncaughtException', (thrown) => {
      process.stderr.write(`${thrown === report ? thrown.message : (thrown.stack ?? thrown.message)}\n`);
      process.exit(1);
    });
    throw report;
  }
}

/** The validated site configuration. Server and scripts only: the browser receives the few values it needs as props. */
export const site = readSite();
