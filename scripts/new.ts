import { spawnSync } from 'node:child_process';
import { basename, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../lib/config/config-mistakes';
import { type Answers, newConfig } from '../lib/framework/new-config';
import { createSite } from '../lib/framework/new-site';
import { runCommand } from '../lib/node/run-command';
import { WrongUsage } from '../lib/node/wrong-usage';
import { shellWord } from '../lib/report/shell-word';

/** An address or a path as the configuration has it. */
function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** What goes wrong with an answer, in the words of the configuration; undefined where nothing does. */
function mistakeOf(answers: Answers): string | undefined {
  const result = readConfig(newConfig(answers));
  if (!(result instanceof ConfigError)) return undefined;
  return result.mistakes.map(({ key, message }) => `${key.join('.')}: ${message}`).join('\n');
}

async function ask(answers: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // An answer that is typed ahead waits here for its question.
  const lines = terminal[Symbol.asyncIterator]();
  const question = async (text: string, initial: string, take: (answer: string) => Answers): Promise<Answers> => {
    for (;;) {
      terminal.setPrompt(`${text} (${initial || 'none'}): `);
      terminal.prompt();
      const { value = '', done } = await lines.next();
      if (done) throw new Error('Stopped. Nothing was made.');
      const taken = take(value.trim() || initial);
      const mistake = mistakeOf(taken);
      if (mistake === undefined) return taken;
      console.log(mistake);
    }
  };
  const steps: readonly (readonly [text: string, initial: string, take: (answer: string) => Partial<Answers>])[] = [
    ['Name of the site', answers.name, (name) => ({ name })],
    ['Address it will have, without a path', answers.url, (url) => ({ url: withoutSlash(url) })],
    ['Path below that address', answers.basePath, (basePath) => ({ basePath: withoutSlash(basePath) })],
    ["Colour of the brand, such as '#0b7285'", '', (color) => ({ color: color || undefined })],
  ];
  let all = answers;
  for (const [text, initial, take] of steps) {
    const before = all;
    all = await question(text, initial, (answer) => ({ ...before, ...take(answer) }));
  }
  terminal.close();
  return all;
}

/** Where this folder's own releases come from. */
function originOf(root: string): string | undefined {
  const { status, stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { cwd: root, encoding: 'utf8' });
  return status === 0 && /^(https:|ssh:|git@)/.test(stdout) ? stdout.trim() : undefined;
}

async function main(folder: string): Promise<void> {
  const to = resolve(folder);
  const given: Answers = {
    name: values.name ?? basename(to),
    url: withoutSlash(values.url ?? 'https://example.com'),
    basePath: withoutSlash(values['base-path'] ?? '/'),
    color: values.color,
  };
  const answers = Object.keys(values).length === 0 && process.stdin.isTTY ? await ask(given) : given;
  const mistake = mistakeOf(answers);
  if (mistake !== undefined) throw new Error(mistake);
  await createSite(process.cwd(), to, answers, originOf(process.cwd()));
  console.log(
    `\nMade ${answers.name} in ${to}. Next:\n\n  cd ${shellWord(relative(process.cwd(), to))}\n  npm ci\n  npm run dev\n`,
  );
  console.log('Then change site.config.ts and content/. docs/owning-a-site.md goes through a first evening.');
}

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  options: { name: text, url: text, 'base-path': text, color: text },
  allowPositionals: true,
});
const [folder, ...rest] = positionals;
if (folder === undefined || rest.length > 0) throw new WrongUsage('Name one folder.');
await runCommand(() => main(folder));
