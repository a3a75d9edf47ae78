import type { Nodes } from 'mdast';
import { onLine } from '../../report/place';
import type { MarkdownInput, Problem } from '../content/types';
import { ownNames } from '../content/used-components';

/** Headings without text, which screen readers announce as empty. */
export function headingEmpty({ body }: MarkdownInput): Problem[] {
  return body.nodes
    .of('heading')
    .filter(({ children }) => children.length === 0)
    .map(({ position }) => ({
      code: 'heading/empty',
      ...body.place(position),
      message: 'The heading has no text',
      hint: 'Write one, or remove the line.',
    }));
}

const explicitId = /^\{(?:\/\*\s*#(?<noted>[^\s{}*]+)\s*\*\/|\s*#(?<id>[^{}*]+))\}$/;

/** The id at the end of a heading, `{#id}` or a comment, and its start. Closing marks may follow. */
function explicitIdOf(line: string): { id: string; start: number } | undefined {
  let end = line.trimEnd().length;
  while (line[end - 1] === '#') end--;
  const text = line.slice(0, end).trimEnd();
  const start = text.lastIndexOf('{');
  const found = start === -1 ? undefined : explicitId.exec(text.slice(start))?.groups;
  const id = found?.['noted'] ?? found?.['id']?.trim();
  return id === undefined ? undefined : { id, start };
}

/** The same explicit id on two headings: links reach only the first. */
export function headingIds({ body, lines }: MarkdownInput): Problem[] {
  const first = new Map<string, string>();
  return body.nodes.of('heading').flatMap((node): Problem[] => {
    const { line } = body.place(node.position);
    const found = explicitIdOf(lines.line(line));
    if (!found) return [];
    const { id, start } = found;
    const earlier = first.get(id);
    first.set(id, earlier ?? lines.line(line).slice(0, start).replace(/^#+/, '').trim());
    if (earlier === undefined) return [];
    const column = lines.line(line).indexOf(`#${id}`, start) + 1;
    const message = `The id #${id} is already taken by the heading “${earlier}”`;
    const hint = `Give this heading another id, for example {#${id}-2}.`;
    return [{ code: 'heading/duplicate-id', ...onLine(line, column, id.length + 1), message, hint }];
  });
}

/** Classes and values behind an id, as other generators have them: `{#id .class}`. Here they become a part of the id. */
export function headingAttributes({ body, lines }: MarkdownInput): Problem[] {
  return body.nodes.of('heading').flatMap((node): Problem[] => {
    const { line } = body.place(node.position);
    const found = explicitIdOf(lines.line(line));
    const [id, ...others] = found?.id.split(/\s+/) ?? [];
    if (!found || !others.some((one) => /^[.#]|=/.test(one))) return [];
    const message = `The id of the heading is “${found.id}”: ids have no attributes here`;
    const place = onLine(line, lines.line(line).indexOf(found.id, found.start) + 1, found.id.length);
    return [{ code: 'text/foreign', ...place, message, hint: `Write {#${id}}.` }];
  });
}

/** Headings that skip a level, which makes a gap in the outline for screen readers and in the table of contents. */
export function headingLevels({ body }: MarkdownInput): Problem[] {
  let level = 1;
  const problems: Problem[] = [];
  for (const node of body.nodes.of('heading')) {
    if (node.depth > level + 1) {
      const message = `A heading of level ${node.depth} follows one of level ${level}`;
      problems.push({
        code: 'heading/skipped-level',
        ...body.place(node.position),
        message,
        hint: `Write ${'#'.repeat(level + 1)} instead of ${'#'.repeat(node.depth)}.`,
      });
    }
    level = node.depth;
  }
  return problems;
}

/** True for a heading with a line of = or - below it: only these have several lines. */
const isUnderlined = ({ position }: Nodes) => position?.start.line !== position?.end.line;

/** Paragraphs that a line of hyphens right below them makes a heading. A sentence, or several lines, are hardly meant to be one. */
export function headingUnderlined({ body, lines }: MarkdownInput): Problem[] {
  return body.nodes.of('heading').flatMap((node): Problem[] => {
    const place = body.place(node.position);
    const last = lines.line(place.endLine - 1).trimEnd();
    if (node.depth !== 2 || !isUnderlined(node)) return [];
    if (place.endLine - place.line < 2 && !/[\p{L}\p{N})][.:;,!]$/u.test(last)) return [];
    const message = 'This text is a heading, because a line of hyphens stands right below it';
    const hint = 'Leave an empty line above the hyphens, or write ## before a heading that is meant.';
    return [{ code: 'heading/underlined', ...place, message, hint }];
  });
}

/**
 * Level 1 headings besides the title of the page: the heading at the start of the text, or the title in the front matter.
 * Without a title on the page it may be anywhere; a page of content/pages may have a `<Hero>` instead.
 */
export function headingTitle({ kind, body, data }: MarkdownInput): Problem[] {
  const heroes = ownNames(body).has('Hero') ? [] : body.nodes.jsx.filter(({ name }) => name === 'Hero');
  const headings = [...heroes, ...body.nodes.of('heading').filter(({ depth }) => depth === 1)];
  const shown = typeof data['title'] === 'string' && data['hide_title'] !== true;
  const titled = kind !== 'Page' && (heroes.length > 0 || shown);
  const own = body.title ?? (titled ? undefined : headings[0]);
  return headings
    .filter((node) => node !== own)
    .map((node) => ({
      code: 'heading/second-h1',
      ...body.place(node.position),
      message: 'The page has a second heading of level 1',
      hint:
        node.type === 'heading'
          ? `Write ${isUnderlined(node) ? '- instead of = below it' : '## instead of #'}.`
          : 'A <Hero> opens a page of content/pages without a # heading.',
    }));
}
