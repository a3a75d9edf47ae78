import { testSite } from '../support/sites';
import { sweepSite } from './support/any-site';

/** Old posts and second pages of lists are there to fill them; plain texts, with nothing but paragraphs, for the search to find. */
const alike =
  /^blog\/(?:old-[2-7]|2024\/0[23]\/|.+\/page\/2$)|^docs\/(?:navigation\/(?:anchoring|fog|pilots|radio|charts\/)|finding\/(?:chandlery|night-watch|signal-flags)|deep\/level-two\/second$)/;

sweepSite(testSite('features'), 'thorough', { alike });
