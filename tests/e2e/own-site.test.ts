import { ownSite, testSite } from '../support/sites';
import { sweepSite, untranslatedPages } from './support/any-site';

sweepSite(ownSite, 'whole', { alike: untranslatedPages(ownSite), beyond: testSite('features') });
