import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installCms } from '../lib/cms/prepare';
import { onInterrupt, startProgram } from '../lib/process/program';
import { closingLines, runnerOutcome, stepOutcome, vitestOutcome } from '../lib/test-run/outcome';

const root = process.cwd();
const report = join(root, '.cache', 'test', 'cms.json');

async function run(title: string, program: string, args: readonly string[]): Promise<boolean> {
  console.log(`\n── ${title} ──`);
  return (await startProgram(program, args, { root }).exited) === 0;
}

function readReport(): unknown {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}

onInterrupt(() => undefined);
mkdirSync(join(root, '.cache', 'test'), { recursive: true });
rmSync(report, { force: true });

const all = [stepOutcome('install of the CMS', installCms(root))];
const types = 'types of the CMS';
all.push(stepOutcome(types, await run(types, 'tsc', ['--noEmit', '-p', 'cms'])));
const tests = 'tests against Payload';
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const passed = await run(tests, 'vitest', ['run', '--config', 'vitest.cms.config.ts', ...reporters]);
all.push(runnerOutcome(tests, passed, vitestOutcome(readReport())));

console.log(`\n${closingLines(all)}`);
process.exitCode = all.some(({ counts }) => counts.failed > 0) ? 1 : 0;
