import { testSite } from '../support/sites';
import { sweepSite } from './support/any-site';

sweepSite(testSite('features'), 'thorough');
