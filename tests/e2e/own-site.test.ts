import { ensureBuilt } from '../support/ensure-built';
import { ownSite } from '../support/sites';
import { sweepSite } from './support/any-site';

sweepSite({ ...ownSite, build: () => ensureBuilt(ownSite) });
