import { ensureBuilt } from '../support/ensure-built';
import { testSite } from '../support/sites';
import { sweepSite } from './support/any-site';

const stranger = testSite('stranger');

sweepSite({ ...stranger, build: () => ensureBuilt(stranger) });
