import siteConfig from '../../site.config';
import { validateSiteConfig } from './validate-site-config';

/** For a build of the same sources that will live elsewhere, as a preview does. */
const basePath = process.env['BASE_PATH'];

/** The validated site configuration. Server and scripts only: the browser receives the few values it needs as props. */
export const site = validateSiteConfig({ ...siteConfig, ...(basePath && { basePath }) });
