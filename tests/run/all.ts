import { parseArgs } from 'node:util';
import { typeChecker } from '../../lib/build/check-types';
import { onInterrupt } from '../../lib/node/program';
import { otherwise, ownSite, siteConfigOf, testSite } from '../support/sites';
import type { Outcome } from './outcome';
import { clearReports, finish, runBrowserTests, runStep, runVitest } from './steps';

// Every check and test there is: `npm test`, which is all that CI runs.
parseArgs({ options: {} });
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
const beside = { beside: true };

/** The CMS, which often waits, and has no folder in common with the unit tests and the builds. */
async function testCms(): Promise<Outcome[]> {
  if ((await preparing).failures.length > 0) return [];
  return [
    await runStep('types of the CMS', [typeChecker, '--noEmit', '-p', 'cms'], beside),
    await runVitest('tests against Payload', ['--config', 'vitest.cms.config.ts'], beside),
  ];
}

const testingCms = testCms();
all.push(await runVitest('unit tests'));
const builds: Outcome[] = [];
for (const { content, out, config } of sites) {
  const env = { SITE_CONFIG: siteConfigOf(config) };
  builds.push(await runStep(`build: ${out}`, ['scripts/build.ts', '--content', content, '--out', out], { env }));
}
const prepared = await preparing;
all.push(...builds, prepared);

const testDevelopment = () => runBrowserTests('browser tests of development', ['dev'], beside);

if (prepared.failures.length > 0) console.log('\nNeither browser nor CMS was tested: what they need is not there.');
else if (builds.some(({ failures }) => failures.length > 0)) {
  console.log('\nThe browser tests of the sites were not run, because a build failed.');
  all.push(await testDevelopment());
} else {
  const reporters = 'list,json,html';
  // As many at a time as there are processors: the tests of development fill what these leave, and with one more both took a tenth longer.
  const testSites = () =>
    runBrowserTests('browser tests', ['export', 'visual', 'engines'], { reporters, workers: '100%' });
  // Hosts take the place of the tests of development when these end, so that both streams end at about the same time.
  const testBeside = async () => {
    const development = await testDevelopment();
    return [
      development,
      await runBrowserTests('browser tests of hosts', ['hosting'], { reporters, workers: '1', ...beside }),
    ];
  };
  const [ofSites, others] = await Promise.all([testSites(), testBeside()]);
  all.push(ofSites, ...others);
}
all.push(...(await testingCms));
finish(all);
