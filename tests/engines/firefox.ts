import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../../lib/node/program';
import { findProgram } from '../support/find-program';
import { connectBidi } from './bidi';
import { type Engine, webDriverInput } from './engine';

interface LogEntry {
  level: 'debug' | 'info' | 'warn' | 'error';
  text: string | null;
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value: string };
  exceptionDetails?: { text: string };
}

/** Starts Firefox and resolves with where it listens, or rejects with what it said instead. */
async function launch(program: string, profile: string) {
  const lines: string[] = [];
  let listening: (address: string) => void;
  const address = new Promise<string>((resolve) => {
    listening = resolve;
  });
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = startProgram(program, args, {
    root: process.cwd(),
    onLine(line) {
      lines.push(line);
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (found) listening(found);
    },
  });
  const ended = firefox.exited.then(() => Promise.reject(new Error(`Firefox did not start:\n${lines.join('\n')}`)));
  return { firefox, address: await Promise.race([address, ended]) };
}

/** Debian's Firefox, over WebDriver BiDi. Playwright’s own Firefox is not in Debian, and the channel for others asks for commands this one lacks. */
export async function startFirefox(): Promise<Engine> {
  const program = findProgram('firefox-esr', 'firefox-esr');
  const profile = mkdtempSync(join(tmpdir(), 'docs-site-firefox-'));
  const { firefox, address } = await launch(program, profile);
  const problems: string[] = [];
  const { send, close } = await connectBidi(`${address}/session`, (_, params) => {
    const { level, text } = params as LogEntry;
    if (level === 'warn' || level === 'error') problems.push(`${level}: ${text}`);
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const params = { expression, target: { context }, awaitPromise: false };
      const { result, exceptionDetails } = (await send('script.evaluate', params)) as Evaluated;
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    click: async (x, y) => void (await send('input.performActions', { context, actions: webDriverInput.click(x, y) })),
    press: async (keys) => void (await send('input.performActions', { context, actions: webDriverInput.press(keys) })),
    type: async (text) => void (await send('input.performActions', { context, actions: webDriverInput.type(text) })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    problems: async () => problems,
    async close() {
      close();
      await firefox.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
