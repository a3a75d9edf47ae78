import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SiteConfig } from '../../schema/site';
import { readCodeTexts, readTexts, type Texts } from './read-texts';
import { readLanguage } from './read-words';

/** Folder of the modules written for a content folder, from the project. */
function moduleFolder(contentDir: string): string {
  return `.cache/words/${contentDir.replace(/\W+/g, '-')}`;
}

/** The module that knows the words of each language of the site; from the project. */
export function wordsModule(contentDir: string): string {
  return `${moduleFolder(contentDir)}/index.ts`;
}

/** Leaves a file alone that is right already: development compiles anew what has changed. */
function update(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * Writes the modules from which browsers get the words of the interface, one for each language: a page loads that of its
 * own, all pages of a language the same.
 * @param contentDir content folder, from `root`
 * @param further texts of a language that are translated elsewhere
 */
export function writeWords(root: string, contentDir: string, site: SiteConfig, further: (code: string) => Texts): void {
  const codes = site.locales.map(({ code }) => code);
  const folder = join(root, moduleFolder(contentDir));
  mkdirSync(folder, { recursive: true });
  const body = relative(folder, join(root, 'components/ui/language')).replaceAll('\\', '/');
  for (const code of codes) {
    const content = join(root, contentDir);
    const { words } = readLanguage(content, code);
    const texts = { ...readCodeTexts(content, code), ...further(code), ...readTexts(content, site, code) };
    const language = JSON.stringify({ code, words: words.browser, texts }, null, 1);
    update(
      join(folder, `${code}.ts`),
      `'use client';
import { createElement } from 'react';
import { LanguageBody } from ${JSON.stringify(body)};
const language = ${language};
export default function Body({ children }) {
  return createElement(LanguageBody, { language, children });
}
`,
    );
  }
  const lines = codes.map(
    (code) => `  ${JSON.stringify(code)}: dynamic(() => import(${JSON.stringify(`./${code}`)})),`,
  );
  update(
    join(folder, 'index.ts'),
    `'use client';\nimport dynamic from 'next/dynamic';\nexport const bodies = {\n${lines.join('\n')}\n};\n`,
  );
  const written = new Set(['index.ts', ...codes.map((code) => `${code}.ts`)]);
  for (const name of readdirSync(folder)) if (!written.has(name)) rmSync(join(folder, name), { force: true });
}
