import { ensureBuilt } from '../support/ensure-built';
import { testSite } from '../support/sites';
import { sweepSite } from './support/any-site';

const rooted = testSite('rooted');

sweepSite({ ...rooted, build: () => ensureBuilt(rooted) });
