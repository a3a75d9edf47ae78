import uniqBy from 'lodash-es/uniqBy.js';
import type { Nodes } from 'mdast';
import { openTags } from '../../mdx/plugins/remark-open-tags';
import { findAttribute } from '../../mdx/syntax/jsx';
import { isRunningAttribute, isRunningElement } from '../../mdx/syntax/running-html';
import { onLine } from '../../report/place';
import { placedElements } from '../content/html-elements';
import type { MarkdownInput, Problem } from '../content/types';

/** Images without alternative text. `alt=""` on an <img> marks decoration. */
export function imageAlt({ body }: MarkdownInput): Problem[] {
  const code = 'image/no-alt';
  const message = 'The image has no alternative text';
  const markdown = [...body.nodes.of('image'), ...body.nodes.of('imageReference')].filter(({ alt }) => !alt?.trim());
  const elements = body.nodes.jsx.filter((node) => node.name === 'img' && !findAttribute(node, 'alt'));
  const inText = 'Describe it in the brackets: ![A chart of …](…).';
  const inTag = 'Add alt="…", or alt="" for a decoration.';
  return [
    ...markdown.map(({ position }) => ({ code, ...body.place(position), message, hint: inText })),
    ...elements.map(({ position }) => ({ code, ...body.place(position), message, hint: inTag })),
  ];
}

/** Characters of a tag that a message repeats. */
const longestTag = 80;
const asMdx = 'Write format: mdx in the front matter';
const inSummary = 'Write <summary>…</summary> in a line below <details>.';
const inComponent = 'Remove it, or write the document as MDX (format: mdx) and move it into a component of the site.';

/** HTML that rehype-inert-html removes from plain Markdown. Addresses that run code are reported as `link/code`. */
export function leftOutHtml({ body, path }: MarkdownInput): Problem[] {
  // MDX with a mistake is read as Markdown after it.
  if (body.format === 'mdx') return [];
  const detected = path.endsWith('.mdx') ? ", or markdown: { format: 'detect' } in site.config.ts." : '.';
  const open = openTags(body.tree);
  return body.nodes.of('html').flatMap((node) => {
    if (open.has(node)) {
      const message = `${node.value.slice(0, longestTag)} is shown as text: nothing closes it in its line`;
      return [{ code: 'text/left-out', ...body.place(node.position), message, hint: 'Put it in `code`, or close it.' }];
    }
    const found = placedElements(node, body).flatMap(({ tag, attributes, component, place }) => {
      const names =
        component !== undefined || isRunningElement(tag)
          ? [`<${component ?? tag}>`]
          : Object.keys(attributes)
              .filter((name) => isRunningAttribute(name, '') || (tag === 'details' && name === 'summary'))
              .map((name) => `${name} on <${tag}>`);
      return names.map((name) => ({ name, place }));
    });
    return uniqBy(found, 'name').map(({ name, place }) => ({
      code: 'text/left-out',
      ...place,
      message: `Plain Markdown leaves out ${name}`,
      hint: name.startsWith('summary ') ? inSummary : /^<[A-Z]/.test(name) ? asMdx + detected : inComponent,
    }));
  });
}

/** Characters. Longer headings are mistakes, and would be repeated in every list of headings. */
const longest = 1_000;

/** Headings and meta strings of code fences that are too long to be processed. */
export function lineLengths({ body }: MarkdownInput): Problem[] {
  const tooLong = (what: string, hint: string) => (node: Nodes) => {
    const { line, column } = body.place(node.position);
    const message = `${what} has more than ${longest.toLocaleString('en')} characters`;
    return { code: 'file/too-complex', ...onLine(line, column, 0), message, hint };
  };
  const headings = body.nodes
    .of('heading')
    .filter(({ position }) => (position?.end.offset ?? 0) - (position?.start.offset ?? 0) > longest);
  const fences = body.nodes.of('code').filter(({ lang, meta }) => (lang?.length ?? 0) + (meta?.length ?? 0) > longest);
  return [
    ...headings.map(tooLong('The heading', 'Shorten it, and write the rest as text below it.')),
    ...fences.map(tooLong('The line that opens the code', 'Shorten its title, or the list of its lines.')),
  ];
}

/** Notes that are not shown: nothing on the page refers to them, or another one has their name. */
export function unusedFootnotes({ body }: MarkdownInput): Problem[] {
  const used = new Set(body.nodes.of('footnoteReference').map(({ identifier }) => identifier));
  const shown = new Set<string>();
  return body.nodes.of('footnoteDefinition').flatMap(({ identifier, label, position }) => {
    if (!position) return [];
    const isSecond = shown.size === shown.add(identifier).size;
    if (used.has(identifier) && !isSecond) return [];
    const mark = `[^${label ?? identifier}]`;
    const { line, column } = position.start;
    const place = body.place({ start: { line, column }, end: { line, column: column + mark.length } });
    const why = isSecond ? 'another one above has its name' : 'nothing on the page refers to it';
    const message = `The footnote \`${mark}\` is not shown: ${why}`;
    const hint = isSecond ? 'Give it another name, or remove it.' : `Write ${mark} where it belongs, or remove it.`;
    return { code: 'text/unused-footnote', ...place, message, hint };
  });
}
