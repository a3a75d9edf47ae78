import { ownSite } from '../support/sites';
import { sweepSite } from './support/any-site';

sweepSite(ownSite);
