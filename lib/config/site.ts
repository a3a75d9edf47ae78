import siteConfig from '../../site.config';
import { overrideSiteConfig } from './override-site-config';
import { validateSiteConfig } from './validate-site-config';

/** The validated site configuration. Server and scripts only: the browser receives the few values it needs as props. */
export const site = validateSiteConfig(overrideSiteConfig(siteConfig, process.env['SITE_CONFIG']));
