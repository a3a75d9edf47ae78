import { typeChecker } from '../../lib/build/check-types';
import { onInterrupt } from '../../lib/node/program';
import { clustered, otherwise, ownSite, siteConfigOf, testSite } from '../support/sites';
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
  clustered,
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
if (prepared.failures.length > 0) console.log('\nNeither browser nor CMS was tested: what they need is not there.');
else {
  all.push(await runStep('types of the CMS', [typeChecker, '--noEmit', '-p', 'cms']));
  const isBuilt = builds.every(({ failures }) => failures.length === 0);
  if (!isBuilt) console.log('\nThe browser tests were not run, because a build failed.');
  const browsers = (title: string, ...input: [string[], object?]) =>
    isBuilt ? [runBrowserTests(title, ...input)] : [];
  const cms = ['--config', 'vitest.cms.config.ts'];
  const journey = 'tests/cms/journey.test.ts';
  const beside = { beside: true };
  // Side by side, because each of them often waits. An editor's journey starts a development server, as tests of development do.
  const rounds = [
    () => [
      ...browsers('browser tests', ['export', 'engines', 'hosting', 'visual'], { reporters: 'list,json,html' }),
      runVitest('an editor in Payload', [...cms, journey], beside),
    ],
    () => [
      ...browsers('browser tests of development', ['dev']),
      runVitest('tests against Payload', [...cms, '--exclude', journey], beside),
    ],
  ];
  for (const round of rounds) all.push(...(await Promise.all(round())));
}
finish(all);
