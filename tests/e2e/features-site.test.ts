import { ensureBuilt } from '../support/ensure-built';
import { sweepSite } from './support/any-site';
import { features } from './support/features';

sweepSite({ ...features, build: () => ensureBuilt(features) });
