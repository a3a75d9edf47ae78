import escapeRegExp from 'lodash-es/escapeRegExp.js';
import { scanLines } from '../../mdx/syntax/scan-lines';
import { listOf, recordOf, textOf } from '../../report/values';
import type { LoadedSite } from '../load/load-site';

const marked = /^((?:\s|>|[-*+]\s|\d+[.)]\s)*(`{3,}|~{3,}))(.*)$/s;
const commentStart = String.raw`^(\s*(?:\/\/|\/\*|\{\s*\/\*|#|--|<!--|%|;|'|rem\b)\s*)`;
const commentEnd = String.raw`(\s*(?:\*\/\s*\}?|-->)?\s*)$`;

/** Comments that a site names to hide them: no style marks the line below. */
const licence = /^(?:copyright\b|SPDX-)/i;

/**
 * The site's own comments that mark lines, by the name of their style, each with the one for it here. That of a comment that
 * goes is empty, as at the end of a block.
 */
export function ownMagicComments({ config }: LoadedSite): { className: string; comments: [string, string][] }[] {
  const prism = recordOf(recordOf(config['themeConfig'])['prism']);
  return listOf(prism['magicComments']).flatMap((value) => {
    const { className, line, block } = recordOf(value);
    const { start, end } = recordOf(block);
    const name = textOf(className) ?? '';
    const sign = /add|insert/i.test(name) ? '++' : /remov|delet/i.test(name) ? '--' : undefined;
    const known = sign
      ? [`[!code ${sign}]`, `[!code ${sign}:`, '']
      : ['highlight-next-line', 'highlight-start', 'highlight-end'];
    const written = [line, start, end].map((own, index): [unknown, string] => [own, known[index] ?? '']);
    const comments = written.flatMap(([own, known]): [string, string][] => {
      const comment = textOf(own);
      return comment === undefined || comment === known ? [] : [[comment, licence.test(comment) ? '' : known]];
    });
    return comments.length > 0 ? [{ className: name, comments }] : [];
  });
}

/**
 * The settings for code blocks that documents have to spell out here: the default language, and the site's own comments that
 * mark lines, with those for it here. One that ends in `:` lacks the number of lines, until an empty one.
 */
export function codeSettings(site: LoadedSite) {
  const prism = recordOf(recordOf(site.config['themeConfig'])['prism']);
  const comments = new Map(ownMagicComments(site).flatMap(({ comments }) => comments));
  return { language: textOf(prism['defaultLanguage']), comments };
}

function withLanguage(line: string, language: string | undefined): string {
  const [, start = '', , info = ''] = marked.exec(line) ?? [];
  const isNamed = /^\s*[^\s{=]+(?:[\s{]|$)/.test(info);
  return language === undefined || isNamed ? line : `${start}${language}${info.trim() && ' '}${info.trim()}`;
}

/** Writes the language into code blocks that name none, and replaces the site's own comments that mark lines. */
export function withKnownFences(text: string, { language, comments }: ReturnType<typeof codeSettings>): string {
  if (language === undefined && comments.size === 0) return text;
  const names = [...comments.keys()].map((name) => escapeRegExp(name)).join('|');
  const comment = names === '' ? undefined : new RegExp(`${commentStart}(${names})${commentEnd}`);
  let fence: string | undefined;
  // `scanLines` removes fences of MDX, which have to stay. The number of lines is the same.
  const lines = text.split('\n');
  const changed: string[] = [];
  let block: { at: number; start: string; end: string } | undefined;
  const close = () => {
    if (block) changed[block.at] = `${block.start}${changed.length - block.at - 1}]${block.end}`;
    block = undefined;
  };
  for (const [index, { line, code }] of [...scanLines(text)].entries()) {
    const [, , mark = '', info = ''] = (code && marked.exec(line)) || [];
    const opens = code && fence === undefined;
    const closes = !opens && fence !== undefined && mark.startsWith(fence) && info.trim() === '';
    if (opens || closes) {
      close();
      fence = opens ? mark : undefined;
    }
    const [, start = '', name = '', end = ''] = (code && !opens && comment?.exec(line)) || [];
    const known = comments.get(name);
    if (known?.endsWith(':')) block = { at: changed.length, start: start + known, end };
    if (known === '') close();
    else if (known !== undefined) changed.push(start + known + end);
    else changed.push(opens ? withLanguage(line, language) : code ? line : (lines[index] ?? line));
  }
  return changed.join('\n');
}
