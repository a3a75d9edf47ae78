import { feedFiles, feedFolder } from '../feed-files';
import { site } from './site';

/** What next.config.mjs needs to know of the site. Plain data: `npm run dev` hands it over as JSON. */
export const nextValues = { site, feedFiles, feedFolder };
