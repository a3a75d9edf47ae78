import { typeChecker } from '../../lib/build/check-types';
import { onInterrupt } from '../../lib/node/program';
import { otherwise, ownSite, siteConfigOf, testSite } from '../support/sites';
import type { Outcome } from './outcome';
import { clearReports, finish, runBrowserTests, runStep, runVitest } from './steps';

// Every check and test there is: `npm test`, which is all that CI runs.
onInterrupt(() => undefined);
clearReports();
const what = 'programs of the system, and packages of the CMS';
const preparing = runStep(what, ['tests/run/prepare.ts'], { beside: true });

/** Every site that browsers are sent to, the product's own last: the caches of the project are those of its own then. */
const sites = [
  testSite('features'),
  otherwise,
  testSite('versions'),
  testSite('languages'),
  testSite('sidebars'),
  testSite('bare'),
  ownSite,
];

const all: Outcome[] = [await runStep('check', ['scripts/check.ts'])];
all.push(await runVitest('unit tests'));
const builds: Outcome[] = [];
for (const { content, out, config } of sites) {
  const env = { SITE_CONFIG: siteConfigOf(config) };
  builds.push(await runStep(`build: ${out}`, ['scripts/build.ts', '--content', content, '--out', out], { env }));
}
const prepared = await preparing;
all.push(...builds, prepared);
if (prepared.failures.length === 0) {
  if (builds.every(({ failures }) => failures.length === 0)) {
    const reporters = 'list,json,html';
    all.push(await runBrowserTests('browser tests', ['export', 'engines', 'hosting', 'visual'], { reporters }));
    all.push(await runBrowserTests('browser tests of development', ['dev']));
  } else console.log('\nThe browser tests were not run, because a build failed.');
  all.push(await runStep('types of the CMS', [typeChecker, '--noEmit', '-p', 'cms']));
  all.push(await runVitest('tests against Payload', ['--config', 'vitest.cms.config.ts']));
} else console.log('\nNeither browser nor CMS was tested: what they need is not there.');
finish(all);
