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
  /** Content folder, from `root`. */
  contentDir: string;
  port: ChosenPort;
  /** Shows drafts of the CMS. */
  preview: boolean;
  /** Passes on everything the programs below say. */
  verbose: boolean;
  /** Receives what an author has to see, line by line. */
  print: (line: string) => void;
}

/** What a program said last, for the case that it ends by itself. */
const rememberedLines = 40;
/** Milliseconds that a program has to end: Next would wait for the pages that are open. */
const graceMs = 1_000;

function listens(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => done(!socket.destroy().connecting));
    socket.once('error', () => done(false));
  });
}

/** Has Next compile what shows a page. Whether there is one does not matter. */
async function askForPage(url: string): Promise<void> {
  try {
    await (await fetch(url)).arrayBuffer();
  } catch {
    // The server was stopped meanwhile.
  }
}

/** The programs of development, each quiet until it has something an author has to see. */
function createPrograms({ root, verbose, print }: DevOptions, env: Readonly<Record<string, string>>) {
  const programs: Program[] = [];
  let stopping = false;
  let onEnd: (code: number) => void = () => undefined;
  /** The exit code of the first one that ends, after saying what it said. */
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

/** Says what each check found; the first one is about all there is. */
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

/** The folder that is shown: the content, or what a CMS holds of it, drafts too. */
async function shownContent({ root, contentDir, preview, print }: DevOptions) {
  if (!preview) return { folder: contentDir, env: {}, stop: async () => {} };
  return runPreview({ root, contentDir, site, print: (line) => print(`cms │ ${line}`) });
}

/** Writes what Next reads beside the content. */
function prepareSources(root: string, contentDir: string): void {
  prepareContentlayerOutput(root, contentDir);
  vendorPackages(root, site.markdown.math);
  writeTheme(root, site.theme);
}

/** Says where the site is, and when it was there. */
function announce({ port, print }: DevOptions, start: number): string {
  const base = site.basePath === '/' ? '' : site.basePath;
  const note = port.taken ? ` (${port.taken} is taken)` : '';
  const url = `http://localhost:${port.port}${base}/`;
  print(`\n  ${url}${note}\n`);
  print(`  Ready in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  return url;
}

/**
 * Runs development until it is interrupted, one of its programs ends (Contentlayer, the content check, Next), or
 * site.config.ts changes: every program has read it, this one too. So it is with the folders of its languages.
 * @returns the exit code, or `startAgain`
 * @throws SyncError where drafts are wanted and the CMS does not hand them out
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

  // Contentlayer's own words about files it drops are those of the content check, without a place.
  const readContent = () => programs.start('content', 'scripts/dev-content.ts', [], false);
  let content = isPublished ? undefined : readContent();
  /** Reads and checks all there is, and goes on with what changes. */
  const watchAll = async (page: string) => {
    // With nothing to read but what is published, a page comes first: Next and Contentlayer would halve each other's time.
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
  // What shows a page comes before what checks it; and, once there is something to show, before what reads the rest.
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
