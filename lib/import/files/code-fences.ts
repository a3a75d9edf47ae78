import escapeRegExp from 'lodash-es/escapeRegExp.js';
import { scanLines } from '../../mdx/syntax/scan-lines';
import { listOf, recordOf, textOf } from '../../report/values';
import type { LoadedSite } from '../load/load-site';

const marked = /^((?:\s|>|[-*+]\s|\d+[.)]\s)*(`{3,}|~{3,}))(.*)$/s;
const commentStart = String.raw`^(\s*(?:\/\/|\/\*|\{\s*\/\*|#|--|<!--|%|;|'|rem\b)\s*)`;
const commentEnd = String.raw`(\s*(?:\*\/\s*\}?|-->)?\s*)$`;

/** Settings of a site for code blocks: the default language, and its own comments that mark lines. */
interface CodeSettings {
  language: string | undefined;
  /** Comment of the site → comment that marks lines here. */
  comments: ReadonlyMap<string, string>;
}

/** The site's own comments that mark lines, by the name of their style. */
export function ownMagicComments({ config }: LoadedSite): { className: string; comments: [string, string][] }[] {
  const prism = recordOf(recordOf(config['themeConfig'])['prism']);
  return listOf(prism['magicComments']).flatMap((value) => {
    const { className, line, block } = recordOf(value);
    const { start, end } = recordOf(block);
    const written: [unknown, string][] = [
      [line, 'highlight-next-line'],
      [start, 'highlight-start'],
      [end, 'highlight-end'],
    ];
    const comments = written.flatMap(([own, known]): [string, string][] => {
      const comment = textOf(own);
      return comment === undefined || comment === known ? [] : [[comment, known]];
    });
    return comments.length > 0 ? [{ className: textOf(className) ?? '', comments }] : [];
  });
}

/** The settings for code blocks that documents have to spell out here. */
export function codeSettings(site: LoadedSite): CodeSettings {
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
export function withKnownFences(text: string, { language, comments }: CodeSettings): string {
  if (language === undefined && comments.size === 0) return text;
  const names = [...comments.keys()].map((name) => escapeRegExp(name)).join('|');
  const comment = names === '' ? undefined : new RegExp(`${commentStart}(${names})${commentEnd}`);
  let fence: string | undefined;
  // `scanLines` removes fences of MDX, which have to stay. The number of lines is the same.
  const lines = text.split('\n');
  const changed = Array.from(scanLines(text), ({ line, code }, index) => {
    if (!code) return lines[index] ?? line;
    const [, , mark = '', info = ''] = marked.exec(line) ?? [];
    if (fence === undefined) {
      fence = mark;
      return withLanguage(line, language);
    }
    if (mark.startsWith(fence) && info.trim() === '') fence = undefined;
    if (!comment) return line;
    return line.replace(comment, (_, start: string, name: string, end: string) => start + comments.get(name) + end);
  });
  return changed.join('\n');
}
