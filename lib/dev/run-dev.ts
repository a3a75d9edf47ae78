import { connect } from 'node:net';
import { join } from 'node:path';
import { prepareContentlayerOutput } from '../build/contentlayer-output';
import { nextValues } from '../build/next-values';
import { vendorPackages } from '../build/vendor-packages';
import { type WatchResult, watchContent } from '../check/watch-content';
import { recoverSync, runPreview } from '../cms/sync/run-sync';
import { site } from '../config/site';
import { withLanguagesInUse } from '../content/model/languages-in-use';
import { reportFile } from '../content/snapshot/snapshot-file';
import { giveWay, onInterrupt, type Program, startProgram } from '../node/program';
import { until } from '../node/until';
import { writeTheme } from '../theme/write-theme';
import { createChangeLog, describeProblems } from './change-log';
import type { ChosenPort } from './choose-port';
import { forgetPublished, hasPublished, isStillPublished } from './published-note';
import { startAgain, watchConfig } from './watch-config';
import { watchModules } from './watch-modules';

export interface DevOptions {
  root: string;
  /** Content folder, relative to `root`. */
  contentDir: string;
  port: ChosenPort;
  preview: boolean;
  /** Prints all output of the programs. */
  verbose: boolean;
  /** Prints a line for the author. */
  print: (line: string) => void;
}

/** Number of last lines to print if a program ends by itself. */
const rememberedLines = 40;
/** Milliseconds for a program to end. Next would wait for open pages. */
const graceMs = 1_000;

function listens(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => done(!socket.destroy().connecting));
    socket.once('error', () => done(false));
  });
}

/** Makes Next compile the code of pages. The page need not exist. */
async function askForPage(url: string): Promise<void> {
  try {
    await (await fetch(url)).arrayBuffer();
  } catch {
    // The server was stopped meanwhile.
  }
}

/** The programs of development. They print only what authors need to see. */
function createPrograms({ root, verbose, print }: DevOptions, env: Readonly<Record<string, string>>) {
  const programs: Program[] = [];
  let stopping = false;
  let onEnd: (code: number) => void = () => undefined;
  /** The exit code of the first program that ends. Its last lines are printed. */
  const ended = new Promise<number>((done) => {
    onEnd = done;
  });
  return {
    ended,
    start(name: string, command: string, args: readonly string[], showErrors: boolean): Program {
      const said: string[] = [];
      const onLine = (line: string, isError: boolean) => {
        said.push(line);
        if (said.length > rememberedLines) said.shift();
        if (verbose || (isError && showErrors)) print(`${name} │ ${line}`);
      };
      const program = startProgram(command, args, { root, env, onLine, leavesWithParent: true, graceMs });
      programs.push(program);
      void program.exited.then((code) => {
        if (!verbose && !stopping) for (const line of said) print(`${name} │ ${line}`);
        stopping = true;
        onEnd(code);
      });
      return program;
    },
    async stop(): Promise<void> {
      stopping = true;
      await Promise.all(programs.map((program) => program.stop()));
    },
  };
}

/** Prints the result of each check. The first check is about all content. */
function createReporter(contentDir: string, print: DevOptions['print']) {
  const log = createChangeLog(contentDir);
  let first: ((result: WatchResult) => void) | undefined;
  const started = new Promise<WatchResult>((done) => {
    first = done;
  });
  return {
    started,
    start: ({ diagnostics }: WatchResult) => log.start(diagnostics),
    onResult(result: WatchResult): void {
      if (first) {
        first(result);
        first = undefined;
      } else if (result.changed.length > 0) {
        const time = new Date().toLocaleTimeString('en-GB');
        const [head = '', ...rest] = log.change(result);
        for (const line of [`${time}  ${head}`, ...rest]) print(line);
      }
    },
  };
}

/** The content folder to show. For a preview, a folder with the drafts of the CMS. */
async function shownContent({ root, contentDir, preview, print }: DevOptions) {
  if (!preview) return { folder: contentDir, env: {}, stop: async () => {} };
  return runPreview({ root, contentDir, site, print: (line) => print(`cms │ ${line}`) });
}

/** Writes the generated sources for Next. */
function prepareSources(root: string, contentDir: string): void {
  prepareContentlayerOutput(root, contentDir);
  vendorPackages(root, site.markdown.math);
  writeTheme(root, site.theme);
}

/** Prints the address of the site and the time to start. */
function announce({ port, print }: DevOptions, start: number): string {
  const base = site.basePath === '/' ? '' : site.basePath;
  const note = port.taken ? ` (${port.taken} is taken)` : '';
  const url = `http://localhost:${port.port}${base}/`;
  print(`\n  ${url}${note}\n`);
  print(`  Ready in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return url;
}

/**
 * Runs development until it is interrupted, one of its programs ends (Contentlayer, the content check, Next), or all of
 * them have to start again, because site.config.ts or the folder of a language has changed.
 * @returns the exit code, or `startAgain`
 * @throws SyncError if drafts are wanted and the CMS does not provide them
 */
export async function runDev(options: DevOptions): Promise<number> {
  const { root, port, print } = options;
  const start = performance.now();
  await recoverSync(root);
  const { folder: contentDir, env: previewEnv, stop: stopPreview } = await shownContent(options);
  prepareSources(root, contentDir);
  const isPublished = isStillPublished(root, contentDir);
  if (!isPublished) forgetPublished(root);
  const programs = createPrograms(options, {
    CONTENT_DIR: contentDir,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_VALUES: JSON.stringify(nextValues(withLanguagesInUse(site, join(root, contentDir)), root, contentDir)),
    ...previewEnv,
  });
  const reporter = createReporter(contentDir, print);
  let stopChecking = async (): Promise<void> => {};
  const config = watchConfig(root, contentDir, site.locales);
  const stopModules = watchModules(root, contentDir);
  let code: number | undefined;
  let stopping = false;
  const stop = async () => {
    stopping = true;
    await Promise.all([stopChecking(), config.stop(), stopModules(), stopPreview(), programs.stop()]);
  };
  const ignoreInterrupts = onInterrupt(stop);

  // The content check reports the same mistakes as Contentlayer, but with their places.
  const readContent = () => programs.start('content', 'scripts/dev-content.ts', [], false);
  let content = isPublished ? undefined : readContent();
  /** Reads and checks all content, and then each change. */
  const watchAll = async (page: string) => {
    // If the published content is up to date, a page comes first: Next and Contentlayer would slow each other down.
    if (isPublished) await askForPage(page);
    if (stopping || code !== undefined) return;
    content ??= readContent();
    content.giveWay();
    stopChecking = watchContent({
      contentDir,
      publicDir: 'public',
      reportFile: join(root, '.contentlayer', reportFile),
      onResult: reporter.onResult,
    });
    const result = await reporter.started;
    print(`  ${result.documents} documents, ${describeProblems(result.diagnostics)}.\n`);
    for (const line of reporter.start(result)) print(line);
  };
  programs.start(
    'next',
    'next',
    ['dev', '--port', String(port.port), ...(options.verbose ? [] : ['--disable-source-maps'])],
    true,
  );
  // Programs that show pages have priority over the check, and then over reading the rest.
  giveWay();
  const ended = Promise.race([programs.ended, config.changed.then(() => startAgain)]).then((value) => {
    code = value;
  });
  const listening = async () => hasPublished(root) && (await listens(port.port));
  await until(listening, { every: 25, gone: () => code !== undefined });
  if (code === undefined) {
    const url = announce(options, start);
    await Promise.race([ended, watchAll(url + site.mainDoc)]);
  }
  await ended;
  await stop();
  ignoreInterrupts();
  return code ?? 1;
}
