import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface BuildRun {
  seconds: number;
  /** Highest sum of the resident memory of all processes of the build, in MiB. */
  peakMiB: number;
}

/** Resident memory of a process and everything it started, from /proc; 0 where there is none. */
function treeMemory(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map(Number);
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return pages * 4096 + children.reduce((sum, child) => sum + treeMemory(child), 0);
  } catch {
    return 0;
  }
}

/**
 * Runs `npm run build` on a content folder and measures it.
 * @throws Error with the build's output when it fails
 */
export async function runBuild(contentDir: string, outDir: string): Promise<BuildRun> {
  const start = performance.now();
  const build = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts', '--content', contentDir, '--out', outDir],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  let peak = 0;
  build.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  build.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const timer = setInterval(() => {
    peak = Math.max(peak, treeMemory(build.pid ?? 0));
  }, 200);
  const code = await new Promise<number | null>((done) => build.on('close', done));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build of ${contentDir} failed:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, peakMiB: peak / 2 ** 20 };
}
