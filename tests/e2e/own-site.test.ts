import { site } from '../../lib/config/site';
import { sweepSite } from './support/any-site';

sweepSite({ out: 'out', site });
