import { testSite } from '../support/sites';
import { sweepSite } from './support/any-site';

// Old posts are there to fill pages of lists.
sweepSite(testSite('features'), 'thorough', { alike: /^blog\/(?:old-[2-7]|2024\/0[23]\/)/ });
