import { ensureBuilt } from '../support/ensure-built';
import { testSite } from '../support/sites';
import { sweepSite } from './support/any-site';

const bare = testSite('bare');

sweepSite({ ...bare, build: () => ensureBuilt(bare) });
