import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installCms } from '../lib/cms/prepare';
import { onInterrupt, startProgram } from '../lib/process/program';
import { runnerCounts, stepCounts, sumCounts, sumLine, vitestCounts } from '../lib/test-run/counts';

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

const all = [stepCounts(installCms(root))];
all.push(stepCounts(await run('types of the CMS', 'tsc', ['--noEmit', '-p', 'cms'])));
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const passed = await run('tests against Payload', 'vitest', ['run', '--config', 'vitest.cms.config.ts', ...reporters]);
all.push(runnerCounts(passed, vitestCounts(readReport())));

const total = sumCounts(all);
console.log(`\n${sumLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
