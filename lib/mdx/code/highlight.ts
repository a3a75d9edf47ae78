import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore, type ThemedToken } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages, bundledLanguagesInfo } from 'shiki/langs';
import { expandLines } from './code-meta';
import { languageName } from './language-names';
import { applyMagicComments } from './magic-comments';

export interface HighlightOptions {
  /** Language or alias; anything unknown is shown as plain text. */
  language: string;
  /** Highlighted lines such as `1,3-5`. */
  lines?: string | undefined;
  /** First line number; undefined for none. */
  numbers?: number | undefined;
}

export interface HighlightedCode {
  /** Escaped HTML of the code with one-letter token classes; colours come from app/styles/code.css. */
  html: string;
  /** Name of the language as readers know it, empty for plain text. */
  label: string;
}

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--', fontStyle: false });

/** Theme variable → class. What is absent inherits the text colour. */
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

/** `none` is what Prism calls it. */
const plainNames = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'none']);

/** Characters of a line that is coloured. The time of some grammars grows with their square. */
const longestLine = 2_000;

/**
 * In milliseconds. The default of half a second leaves lines without colours on a busy machine, so that builds differ. A line
 * that people write takes a few; `<a <a <a …` in C# 20 for each character.
 */
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

/** Gets the grammars of these languages ready; names that are none are left out. */
export async function loadLanguages(names: readonly string[]): Promise<void> {
  const languages = names.map(languageName).filter(isBundled);
  if (languages.length === 0) return;
  starting ??= createHighlighterCore({
    themes: [theme],
    langs: [],
    // What the grammars were written for. The engine in JavaScript translates every pattern first: twice the time.
    engine: createOnigurumaEngine(import('shiki/wasm')),
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

function diffClass(line: string): string {
  if (line.startsWith('+')) return ' add';
  return line.startsWith('-') ? ' del' : '';
}

/** True where shiki knows the language, or where plain text was asked for. */
export function isKnownLanguage(language: string): boolean {
  return plainNames.has(language) || language === 'mermaid' || isBundled(languageName(language));
}

/**
 * Highlights a block of code at build time. Lines become elements only where something is shown per line.
 * @throws Error when `loadLanguages` was not asked for the language before
 */
export function highlight(code: string, options: HighlightOptions): HighlightedCode {
  const language = languageName(options.language);
  const { code: source, highlighted } = applyMagicComments(code.replace(/\n$/, ''));
  for (const line of options.lines ? expandLines(options.lines) : []) highlighted.add(line);
  const lines = tokenLines(source, language);
  const info = bundledLanguagesInfo.find(({ id, aliases }) => id === language || aliases?.includes(language));
  const label = info?.name ?? (plainNames.has(language) ? '' : options.language);
  const plain = highlighted.size === 0 && options.numbers === undefined && language !== 'diff';
  if (plain) return { html: lines.join('\n'), label };
  const raw = source.split('\n');
  const html = lines
    .map((line, index) => {
      const diff = language === 'diff' ? diffClass(raw[index] ?? '') : '';
      // No <mark>, whose own colours would have to be undone.
      const mark = highlighted.has(index + 1) ? ['role="mark" ', ' hl'] : ['', ''];
      return `<span ${mark[0]}class="line${mark[1]}${diff}">${line}\n</span>`;
    })
    .join('');
  return { html, label };
}
