import type { Heading, Root } from 'mdast';
import type { Point, Position } from 'unist';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import { readOpeningHeading } from '../../content/snapshot/summary';
import { keepTree } from '../../mdx/syntax/kept-trees';
import { preprocess } from '../../mdx/syntax/preprocess';
import type { Dialect } from '../../mdx/syntax/to-vfile';
import { judgeUntrusted } from '../../mdx/untrusted/inert';
import type { LineIndex } from '../../report/place';
import { createHeadingIds } from '../../site/slug';
import { placedElements } from './html-elements';
import { parseMdx, runPlugins } from './mdx-parse';
import { codePieces, indexNodes } from './nodes';
import type { BodySource, MarkdownInput, Problem } from './types';

const start: Point = { line: 1, column: 1 };

/** Parses the body below the front matter as the build does. Line numbers are those of the file. */
export function readBody(text: string, lines: LineIndex, bodyStart: number, dialect: Dialect): BodySource {
  const bodyLine = lines.place(bodyStart).line;
  const body = text.slice(bodyStart);
  const source = '\n'.repeat(bodyLine - 1) + preprocess(body, dialect.format);
  const { text: parsed, tree, complete, errors, place: placeOf } = parseMdx(source, dialect, lines);
  const heading = readOpeningHeading(body);
  const title = heading
    ? tree.children.find((node): node is Heading => node.type === 'heading' && node.depth === 1)
    : undefined;
  const nodes = indexNodes(tree);
  const place: BodySource['place'] = (position) =>
    placeOf(position?.start ?? start, position?.end ?? position?.start ?? start);
  return {
    ...dialect,
    text: parsed,
    tree,
    nodes,
    code: codePieces(nodes),
    html: nodes.of('html').flatMap((node) => placedElements(node, { text: parsed, place })),
    complete,
    errors,
    title,
    ownId: heading?.ownId,
    idText: heading?.idText,
    keepsHeading: heading?.keepsHeading ?? false,
    place,
  };
}

/** The text of a body without its title, as the build has it. */
function textWithout(title: Heading | undefined, text: string): string {
  const [from, to] = [title?.position?.start.offset, title?.position?.end.offset];
  if (from === undefined || to === undefined) return text;
  return text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to);
}

/** Messages of the build's plugins about a body, and the ids they assign. Changes the tree, which must not be used afterwards. */
export function finishBody({ path, kind }: Pick<MarkdownInput, 'path' | 'kind'>, body: BodySource) {
  // Posts keep their heading out of the text, as in Docusaurus.
  const staysInText = body.keepsHeading && kind !== 'Post';
  const isAbove = kind !== 'Post' && !staysInText;
  const idText = isAbove ? body.idText : undefined;
  const file = new VFile({ path, value: body.text, data: { ...(idText !== undefined && { idText }) } });
  const children = body.tree.children.filter((node) => staysInText || node !== body.title);
  const tree: Root = { ...body.tree, children };
  if (body.complete && body.errors.length === 0)
    keepTree(body, textWithout(staysInText ? undefined : body.title, body.text), tree);
  runPlugins(tree, file, { ...body, format: body.complete ? body.format : 'md' });
  if (body.untrusted && body.complete) judgeUntrusted(tree, file, body.format);
  const ids = (file.data.toc ?? []).map(({ id }) => id);
  const above = isAbove ? (body.ownId ?? (idText && createHeadingIds().next(idText))) : undefined;
  return { messages: file.messages, ids: above ? [above, ...ids] : ids };
}

/** Rules of this check report the same with more exact places. */
const reportedElsewhere = 'mdx/import';

function position({ place, line = 1, column = 1 }: VFileMessage): Position {
  return { start: { line, column }, end: place && 'end' in place ? place.end : { line, column: column + 1 } };
}

/** Reports of the build's plugins as problems: the code is `source/ruleId`, the hint their note. */
export function messageProblems(messages: readonly VFileMessage[], body: BodySource): Problem[] {
  return messages.flatMap((message) => {
    const code = `${message.source ?? 'mdx'}/${message.ruleId ?? 'problem'}`;
    if (code === reportedElsewhere) return [];
    const { reason, note } = message;
    return { code, ...body.place(position(message)), message: reason, ...(note && { hint: note }) };
  });
}
