import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore, type ThemedToken } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs';
import { expandLines } from './code-meta';
import { applyMagicComments } from './magic-comments';

/** Names of the highlighter of Docusaurus that shiki has another one for. */
const otherNames: Readonly<Record<string, string>> = {
  apacheconf: 'apache',
  arduino: 'cpp',
  atom: 'xml',
  django: 'jinja',
  env: 'dotenv',
  fortran: 'fortran-free-form',
  gettext: 'po',
  jinja2: 'jinja',
  jsonp: 'json',
  markup: 'html',
  mathml: 'xml',
  objectivec: 'objective-c',
  processing: 'java',
  rest: 'rst',
  rss: 'xml',
  'sh-session': 'shellsession',
  'shell-session': 'shellsession',
  ssml: 'xml',
  svg: 'xml',
  vbnet: 'vb',
  'visual-basic': 'vb',
};

/** What the highlighter calls a language that a block of code names. */
function languageName(written: string): string {
  const name = written.toLowerCase();
  return Object.hasOwn(otherNames, name) ? (otherNames[name] ?? name) : name;
}

export interface HighlightOptions {
  /** Language or alias; unknown ones are shown as plain text. */
  language: string;
  /** Highlighted lines such as `1,3-5`. */
  lines?: string | undefined;
  /** First line number; undefined for none. */
  numbers?: number | undefined;
}

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--', fontStyle: false });

/** Theme variable → class. Other tokens have the colour of the text. */
const tokenClasses: Readonly<Record<string, string>> = {
  '--token-comment': 'c',
  '--token-constant': 'n',
  '--token-function': 'f',
  '--token-keyword': 'k',
  '--token-link': 's',
  '--token-parameter': 'p',
  '--token-string': 's',
  '--token-string-expression': 's',
  '--token-inserted': 's',
  '--token-deleted': 'k',
  '--token-changed': 'n',
};

/** `none` is Prism's name. */
const plainNames = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none']);

/** Longer lines are not coloured, because some grammars take quadratic time. */
const longestLine = 2_000;

/** Milliseconds for a line. With the default, half a second, lines on a busy machine stay without colours. */
const lineTimeLimit = 5_000;

let starting: Promise<HighlighterCore> | undefined;
/** Set once it has started. */
let highlighter: HighlighterCore | undefined;

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (char) => (char === '&' ? '&amp;' : char === '<' ? '&lt;' : '&gt;'));
}

function tokenHtml(tokens: readonly ThemedToken[]): string {
  const runs: { className: string; text: string }[] = [];
  for (const { content, color } of tokens) {
    const variable = /var\((--[\w-]+)\)/.exec(color ?? '')?.[1] ?? '';
    const className = content.trim() === '' ? (runs.at(-1)?.className ?? '') : (tokenClasses[variable] ?? '');
    const last = runs.at(-1);
    if (last?.className === className) last.text += content;
    else runs.push({ className, text: content });
  }
  return runs
    .map(({ className, text }) =>
      className ? `<span class="${className}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

function isBundled(language: string): language is keyof typeof bundledLanguages {
  return Object.hasOwn(bundledLanguages, language);
}

/** The engine’s file. `shiki/wasm` has it as text, which Node.js 20.9 cannot decode as that module asks. */
function readEngine(): Promise<Uint8Array> {
  return readFile(createRequire(join(process.cwd(), 'package.json')).resolve('shiki/onig.wasm'));
}

/** Loads the grammars of these languages; unknown names are ignored. */
export async function loadLanguages(names: readonly string[]): Promise<void> {
  const languages = names.map(languageName).filter(isBundled);
  if (languages.length === 0) return;
  starting ??= createHighlighterCore({
    themes: [theme],
    langs: [],
    // The engine that the grammars were written for. The engine in JavaScript has to translate every pattern, which doubles the
    // time.
    engine: createOnigurumaEngine(readEngine()),
  });
  const shiki = await starting;
  highlighter = shiki;
  const missing = languages.filter((language) => !shiki.getLoadedLanguages().includes(language));
  await Promise.all(missing.map((language) => shiki.loadLanguage(bundledLanguages[language])));
}

function tokenLines(code: string, language: string): string[] {
  if (!isBundled(language)) return code.split('\n').map(escapeHtml);
  if (!highlighter?.getLoadedLanguages().includes(language))
    throw new Error(`The grammar of ${language} is not loaded.`);
  return highlighter
    .codeToTokensBase(code, {
      lang: language,
      theme: 'tokens',
      tokenizeTimeLimit: lineTimeLimit,
      tokenizeMaxLineLength: longestLine,
    })
    .map(tokenHtml);
}

/** Whether shiki knows the language, or plain text was asked for. */
export function isKnownLanguage(language: string): boolean {
  return plainNames.has(language) || language === 'mermaid' || isBundled(languageName(language));
}

/** What screen readers are told of lines that comments call added or removed. */
const roles = { add: 'insertion', del: 'deletion' };

/** Highlights code of a loaded language as escaped HTML with one-letter token classes; `label` names the language. */
export function highlight(code: string, options: HighlightOptions) {
  const language = languageName(options.language);
  const { code: source, highlighted, added, removed } = applyMagicComments(code.replace(/\n$/, ''));
  for (const line of options.lines ? expandLines(options.lines) : []) highlighted.add(line);
  const lines = tokenLines(source, language);
  const info = bundledLanguagesInfo.find(({ id, aliases }) => id === language || aliases?.includes(language));
  const label = info?.name ?? (plainNames.has(language) ? '' : options.language);
  const plain =
    highlighted.size + added.size + removed.size === 0 && options.numbers === undefined && language !== 'diff';
  if (plain) return { html: lines.join('\n'), label };
  const raw = source.split('\n');
  const html = lines
    .map((line, index) => {
      const sign = language === 'diff' ? raw[index]?.[0] : undefined;
      const change = sign === '+' || added.has(index + 1) ? 'add' : sign === '-' || removed.has(index + 1) ? 'del' : '';
      const isMarked = highlighted.has(index + 1);
      // Lines of a diff begin with their sign. <mark>, <ins> and <del> would add their own colours.
      const role = sign === undefined && change ? roles[change] : isMarked ? 'mark' : '';
      const classes = ['line', isMarked && 'hl', change].filter(Boolean).join(' ');
      return `<span ${role && `role="${role}" `}class="${classes}">${line}\n</span>`;
    })
    .join('');
  return { html, label };
}
