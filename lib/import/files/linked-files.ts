import { statSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';
import { assetMediaType } from '../../content/files/assets';
import { rewriteLines } from '../../mdx/syntax/scan-lines';
import { liesBelow } from '../../node/lies-below';
import { decodeAddress } from '../../site/urls';
import type { PlannedFile } from './planned-file';

const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/|#)/i;

/** The file a link means, from the folder of the site, where it is one that content/ would not publish. */
function unpublishedFile(address: string, from: string, siteDir: string): string | undefined {
  const path = decodeAddress(/^[^?#]*/.exec(address)?.[0] ?? '');
  if (elsewhere.test(path) || !/^\.[a-z\d]+$/i.test(extname(path)) || /\.mdx?$/i.test(path)) return undefined;
  if (assetMediaType(path) !== undefined) return undefined;
  const target = path.startsWith('@site/')
    ? posix.normalize(path.slice('@site/'.length))
    : posix.join(posix.dirname(from), path);
  const file = join(siteDir, target);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  // Refuse files elsewhere on this machine, by a path or by a symbolic link.
  return liesBelow(siteDir, file) ? target : undefined;
}

/** Start of the address of a link: after its `](` or `]:`. */
const destination = /^\](?:\(|:)\s*(<[^<>\n]*>|[^\s<>]+?)(?=[\s)]|$)/;

/** Whether a document may link to such a file. Most documents name none and need no parsing. */
const mayLink = /\](?:\(|:)\s*(?!<?(?:https?:|\/|#))[^)\n]*\.(?!mdx?\b)[a-z\d]/i;

/** The ways in which documents ask for the address of a file. */
const asked =
  /(\brequire\(\s*|^import\s+\w+\s+from\s+)(['"])([^'"!\n]+\.(?!(?:[cm]?[jt]sx?|json|s?css|sass|less)['"])\w+)\2/g;

/** Endings of files whose address Docusaurus gives to code. Other files need a loader of the site. */
const withAddress =
  /\.(?:ico|jpe?g|png|gif|webp|avif|svg|woff2?|eot|ttf|otf|mp4|avi|mov|mkv|mpg|mpeg|vob|wmv|m4v|webm|ogv|wav|mp3|m4a|aac|oga|flac|pdf|docx?|xlsx?|zip|rar)$/i;

/** Files whose addresses the code of a document asks for. Only a loader of the site can read those that are `loaded`. */
function moveAskedFiles(text: string, from: string, siteDir: string) {
  const files: PlannedFile[] = [];
  const loaded: { path: string; line: number }[] = [];
  if (!/\brequire\(|^import\s/m.test(text)) return { text, lines: [], files, loaded };
  const moved = rewriteLines(text, (line, number) =>
    line.replace(asked, (whole, start: string, quote: string, address: string) => {
      const target = unpublishedFile(address, from, siteDir);
      if (target === undefined || target.startsWith('static/')) return whole;
      if (start.startsWith('import') && !withAddress.test(target)) loaded.push({ path: target, line: number });
      files.push({ to: `public/files/${target}`, file: join(siteDir, target), from: target });
      return `${start}${quote}@site/static/files/${target}${quote}`;
    }),
  );
  return { ...moved, files, loaded };
}

/** Copies files that a document names, and content/ does not publish, to public/files/: Docusaurus publishes them. */
export function moveLinkedFiles(written: string, from: string, siteDir: string): ReturnType<typeof moveAskedFiles> {
  const inCode = moveAskedFiles(written, from, siteDir);
  const { text } = inCode;
  if (!mayLink.test(text)) return inCode;
  const files = new Map(inCode.files.map((file) => [file.to, file]));
  const lines = new Set(inCode.lines);
  let moved = '';
  let done = 0;
  visit(fromMarkdown(text), ['link', 'definition'], (node) => {
    if ((node.type !== 'link' && node.type !== 'definition') || !node.position) return;
    const target = unpublishedFile(node.url, from, siteDir);
    if (target === undefined) return;
    const { start, end } = node.position;
    const label = node.type === 'link' ? node.children.at(-1)?.position?.end : undefined;
    const open = label?.offset ?? text.indexOf(']', start.offset);
    const [whole = '', written = ''] = destination.exec(text.slice(open, end.offset)) ?? [];
    if (written === '') return;
    const address = `/files/${encodeURI(target)}${/[?#].*$/.exec(node.url)?.[0] ?? ''}`;
    const at = open + whole.length - written.length;
    moved += text.slice(done, at) + address;
    done = at + written.length;
    lines.add(start.line);
    const to = `public/files/${target}`;
    files.set(to, { to, file: join(siteDir, target), from: target });
  });
  return { ...inCode, text: moved + text.slice(done), lines: [...lines], files: [...files.values()] };
}
