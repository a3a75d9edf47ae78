import { installCms } from '../../lib/cms/prepare';
import { onInterrupt } from '../../lib/process/program';
import { type Outcome, stepOutcome } from './outcome';
import { prepareMachine } from './prepare-machine';
import { clearReports, finish, runBrowserTests, runStep, runVitest } from './steps';

// Every check and test there is: `npm test`, which is all that CI runs.
onInterrupt(() => undefined);
clearReports();
try {
  prepareMachine();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const all: Outcome[] = [await runStep('check', ['scripts/check.ts'])];
all.push(await runVitest('unit tests'));
// The other sites that browsers are sent to. Before the site itself, so that the caches of the project are those of its own.
const otherSites = [
  {
    what: 'versions',
    args: ['--content', 'tests/fixtures/versions-site', '--out', '.cache/versions-site'],
    config: '',
  },
  { what: 'the root of a host', args: ['--out', '.cache/root-site'], config: '{"basePath":"/"}' },
  { what: 'Pagefind', args: ['--out', '.cache/pagefind-site'], config: '{"search":{"engine":"pagefind"}}' },
];
for (const { what, args, config } of otherSites) {
  all.push(await runStep(`build: ${what}`, ['scripts/build.ts', ...args], { env: { SITE_CONFIG: config } }));
}
const built = await runStep('build', ['scripts/build.ts']);
all.push(built);
if (built.failures.length === 0) {
  all.push(await runBrowserTests('browser tests', 'export'));
  all.push(await runBrowserTests('browser tests on hosts', 'hosting'));
  all.push(await runBrowserTests('visual checks', 'visual', { reporters: 'list,json,html' }));
  all.push(await runBrowserTests('browser tests of development', 'dev'));
} else console.log('\nThe browser tests were not run, because the build failed.');

const installed = stepOutcome('packages of the CMS', installCms(process.cwd()));
all.push(installed);
if (installed.failures.length === 0) {
  all.push(await runStep('types of the CMS', ['--noEmit', '-p', 'cms'], { program: 'tsc' }));
  all.push(await runVitest('tests against Payload', ['--config', 'vitest.cms.config.ts']));
} else console.log('\nThe CMS was not tested, because its packages are not there.');
finish(all);
