import { expect } from '@playwright/test';
import { type Program, startProgram } from '../../lib/node/program';
import { until } from '../../lib/node/until';
import { findProgram } from '../support/find-program';
import { freePort } from '../support/free-port';
import { type Engine, webDriverInput } from './engine';

const root = process.cwd();

/** Starts a screen that nobody sees and resolves with its name. */
async function startScreen(): Promise<{ screen: Program; display: string }> {
  let started: (display: string) => void;
  const display = new Promise<string>((resolve) => {
    started = resolve;
  });
  const lines: string[] = [];
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24'];
  const screen = startProgram(findProgram('Xvfb', 'xvfb'), args, {
    root,
    onLine(line, isError) {
      if (isError) lines.push(line);
      else started(`:${line}`);
    },
  });
  const ended = screen.exited.then(() => Promise.reject(new Error(`Xvfb did not start:\n${lines.join('\n')}`)));
  return { screen, display: await Promise.race([display, ended]) };
}

/** Speaks WebDriver Classic. */
async function command(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}

async function waitForDriver(url: string): Promise<void> {
  const answered = await until(() => command('GET', `${url}/status`).catch(() => undefined), { patience: 15_000 });
  if (answered === undefined) throw new Error('WebKitWebDriver did not answer.');
}

/** Begins to note what goes wrong, in a document that does not do so yet. Returns whether the address is this one. */
function collect(address: string): string {
  if (location.href !== address) return 'false';
  const noting = window as unknown as { problems?: string[] };
  if (noting.problems) return 'true';
  const problems: string[] = [];
  noting.problems = problems;
  const { console: log } = window;
  for (const level of ['warn', 'error'] as const) {
    const print = log[level];
    log[level] = (...values: unknown[]) => {
      problems.push(`${level}: ${values.map(String).join(' ')}`);
      print(...values);
    };
  }
  addEventListener('error', ({ message }) => problems.push(`exception: ${message}`), true);
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    problems.push(`policy: ${effectiveDirective} refused ${blockedURI}`),
  );
  return 'true';
}

/**
 * WebKitGTK, over WebDriver Classic. This protocol tells nothing of the console and runs no script before those of the page:
 * a script notes problems from when the document is there, as a rule before those of the page run. What workers, the parser
 * and files that do not come have to say stays unknown here.
 */
export async function startWebkit(): Promise<Engine> {
  const program = findProgram('WebKitWebDriver', 'webkit2gtk-driver');
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = startProgram(program, [`--port=${port}`], {
    root,
    env: { DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    onLine: () => undefined,
  });
  const address = `http://127.0.0.1:${port}`;
  await waitForDriver(address);
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } };
  const { sessionId } = (await command('POST', `${address}/session`, { capabilities })) as { sessionId: string };
  const session = `${address}/session/${sessionId}`;
  const post = (path: string, body: object) => command('POST', `${session}/${path}`, body);
  const evaluate = async (expression: string) =>
    (await post('execute/sync', { script: `return ${expression}`, args: [] })) as string;
  return {
    async open(url) {
      await post('url', { url });
      // A script ends in an error where the page it was sent to makes room for the one that comes.
      const collecting = () => evaluate(`(${collect})(${JSON.stringify(url)})`).catch(String);
      await expect.poll(collecting, { message: `${url} opens`, intervals: [5] }).toBe('true');
    },
    evaluate,
    click: async (x, y) => void (await post('actions', { actions: webDriverInput.click(x, y) })),
    press: async (keys) => void (await post('actions', { actions: webDriverInput.press(keys) })),
    type: async (text) => void (await post('actions', { actions: webDriverInput.type(text) })),
    resize: async (width, height) => void (await post('window/rect', { width, height })),
    back: async () => void (await post('back', {})),
    problems: async () => JSON.parse(await evaluate('JSON.stringify(window.problems)')) as string[],
    async close() {
      await command('DELETE', session).catch(() => undefined);
      await driver.stop();
      await screen.stop();
    },
  };
}
