import { parseArgs } from 'node:util';
import { onInterrupt } from '../../lib/node/program';
import type { Outcome } from './outcome';
import { clearReports, finish, runBrowserTests, runStep, runVitest } from './steps';

// What a change is tried with while it is made: `npm run test:fast`.
parseArgs({ options: {} });
onInterrupt(() => undefined);
clearReports();
const all: Outcome[] = [await runStep('check', ['scripts/check.ts'])];
all.push(await runVitest('unit tests', [], { env: { QUICK_TESTS: '1' } }));
all.push(await runBrowserTests('one browser', ['export'], { files: ['tests/e2e/journey.test.ts'] }));
finish(all);
