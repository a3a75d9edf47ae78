import { installCms } from '../../lib/cms/prepare';
import { onInterrupt } from '../../lib/process/program';
import { otherwise, ownSite, siteConfigOf, testSite } from '../support/sites';
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
// Every site that browsers are sent to, the product's own last: the caches of the project are those of its own then.
const sites = [
  testSite('features'),
  otherwise,
  testSite('versions'),
  testSite('sidebars'),
  testSite('stranger'),
  testSite('bare'),
  testSite('rooted'),
  ownSite,
];
const builds: Outcome[] = [];
for (const { content, out, config } of sites) {
  const env = { SITE_CONFIG: siteConfigOf(config) };
  builds.push(await runStep(`build: ${out}`, ['scripts/build.ts', '--content', content, '--out', out], { env }));
}
all.push(...builds);
if (builds.every(({ failures }) => failures.length === 0)) {
  all.push(await runBrowserTests('browser tests', 'export'));
  all.push(await runBrowserTests('three engines', 'engines'));
  all.push(await runBrowserTests('browser tests on hosts', 'hosting'));
  all.push(await runBrowserTests('visual checks', 'visual', { reporters: 'list,json,html' }));
  all.push(await runBrowserTests('browser tests of development', 'dev'));
} else console.log('\nThe browser tests were not run, because a build failed.');

const installed = stepOutcome('packages of the CMS', installCms(process.cwd()));
all.push(installed);
if (installed.failures.length === 0) {
  all.push(await runStep('types of the CMS', ['--noEmit', '-p', 'cms'], { program: 'tsc' }));
  all.push(await runVitest('tests against Payload', ['--config', 'vitest.cms.config.ts']));
} else console.log('\nThe CMS was not tested, because its packages are not there.');
finish(all);
