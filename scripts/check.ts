import { parseArgs } from 'node:util';
import { typeChecker } from '../lib/build/check-types';
import { onInterrupt } from '../lib/node/program';
import { runQuietly } from '../lib/node/run-quietly';

parseArgs({ options: {} });
const root = process.cwd();

/** Everything that can be said about the sources without building or running them. */
const parts: readonly (readonly [name: string, program: string, args: readonly string[]])[] = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '--diagnostic-level=warn']],
  ['types', typeChecker, ['--noEmit']],
  ['layers', 'scripts/layers.ts', []],
  ['dead code', 'knip', ['--no-progress']],
  ['spelling', 'cspell', ['lint', '--no-progress', '--no-summary']],
  ['prose', 'scripts/prose.ts', []],
];

onInterrupt(() => undefined);

// TypeScript needs the types of the routes, which a fresh clone has not got.
const routes = await runQuietly(root, 'next', ['typegen'], { NEXT_TELEMETRY_DISABLED: '1' });
const checks = parts.map(async ([name, program, args]) => ({ name, ...(await runQuietly(root, program, args)) }));
const results = [{ name: 'route types', ...routes }, ...(await Promise.all(checks))];
const failures = results.filter(({ passed }) => !passed);

for (const { name, output } of failures) console.log(`✗ ${name}\n${output}\n`);
if (failures.length > 0) {
  console.log(`Check failed: ${failures.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 1;
} else {
  const seconds = Math.max(...results.map((result) => result.seconds)) + routes.seconds;
  console.log(`Check passed in ${seconds.toFixed(1)} s: ${parts.map(([name]) => name).join(', ')}.`);
}
