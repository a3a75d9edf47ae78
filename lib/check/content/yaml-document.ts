import { type Document, isCollection, isNode, isScalar, isSeq, parseDocument, visit, YAMLParseError } from 'yaml';
import { createLineIndex } from '../../report/place';

/** Limits for a YAML text. */
export interface YamlBounds {
  characters: number;
  keys: number;
}

/** Front matter, or one entry of a CMS. */
export const frontMatterBounds: YamlBounds = { characters: 20_000, keys: 1_000 };
/** A data file. */
export const dataFileBounds: YamlBounds = { characters: 200_000, keys: 10_000 };

export const maxDepth = 100;

/** Whether brackets, or marks at the start of a line, are nested too deep for the parser. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '[' || char === '{') depth++;
    else if (char === ']' || char === '}') depth--;
    if (Math.abs(depth) > maxDepth) return true;
  }
  return text.split('\n').some((line) => (/^[-?: \t]*/.exec(line)?.[0].match(/[-?:]/g)?.length ?? 0) > maxDepth);
}

/** The sentence about too much of something. */
export function excess(what: string, found: number, most: number): string {
  return `it has ${found.toLocaleString('en')} ${what}; the most is ${most.toLocaleString('en')}`;
}

/** Why a text is not parsed as YAML, as the end of a sentence; undefined if it may be. Takes linear time. */
export function yamlExcess(text: string, { characters }: YamlBounds): string | undefined {
  if (text.length > characters) return excess('characters', text.length, characters);
  return isTooDeep(text) ? `it is nested deeper than ${maxDepth} levels` : undefined;
}

/** A syntax error with its offsets in the file. `code` is the parser's. */
export interface DataError {
  code: string;
  message: string;
  start: number;
  end: number;
}

/** Parses again without the lines with errors, so that the rest can be checked. Tabs become spaces; offsets stay. */
export function recoverYaml(yaml: string, errors: readonly DataError[]): Document.Parsed {
  const index = createLineIndex(yaml);
  const faulty = new Map(errors.map(({ code, start }) => [index.place(start).line, code]));
  const mend = (line: string, code: string | undefined) => {
    if (code === 'TAB_AS_INDENT') return line.replace(/^[ \t]+/, (indent) => ' '.repeat(indent.length));
    return code === undefined || code === 'DUPLICATE_KEY' ? line : ' '.repeat(line.length);
  };
  return parseDocumentText(
    yaml
      .split('\n')
      .map((line, at) => mend(line, faulty.get(at + 1)))
      .join('\n'),
  );
}

/** Start of an unclosed quote or bracket, which the parser only notices at the end of the text. */
function openingOf(document: Document.Parsed, offset: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Node(_, node) {
      const open = isScalar(node)
        ? node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE'
        : isCollection(node) && node.flow === true;
      const [from, , end] = node.range ?? [0, 0, 0];
      if (open && from < offset && end >= offset - 1) start = from;
    },
  });
  return start;
}

/** Maximum number of searches for a start. Each reads the whole document. */
const mostOpenings = 20;

/** The parser's error for an unclosed list or map in brackets: it asks for indentation of the next key. */
const openFlow = /^Flow (?:sequence|map) in block .* end with a ([\]}])$/;

/** Syntax errors with their offsets in the text. */
export function yamlErrors(document: Document.Parsed, yaml: string): DataError[] {
  let openings = 0;
  return document.errors.map(({ code, message, pos }) => {
    if (code === 'MULTIPLE_DOCS') return { code, message: 'a second document begins here', start: pos[0], end: pos[1] };
    // The parser has one code for an unclosed value and for a missing colon.
    if (message.startsWith('Implicit map keys need')) return { code: 'NO_COLON', message, start: pos[0], end: pos[1] };
    const [, end] = openFlow.exec(message) ?? [];
    const opening = end !== undefined && yaml[pos[0]] !== end ? openingOf(document, pos[0] + 1) : undefined;
    if (opening !== undefined)
      return { code: 'OPEN_FLOW', message: `its ${end} is missing`, start: opening, end: opening + 1 };
    const start = code === 'MISSING_CHAR' && openings++ < mostOpenings ? openingOf(document, pos[0]) : undefined;
    return start === undefined
      ? { code, message, start: pos[0], end: pos[1] }
      : { code, message, start, end: start + 1 };
  });
}

/** Items of lists that go on the item above them, because they are indented further, as places of their hyphens. */
export function lostItems(document: Document.Parsed, yaml: string): DataError[] {
  const found: DataError[] = [];
  visit(document, {
    Scalar(_, { type, range }, path) {
      if (type !== 'PLAIN' || !range || !isSeq(path.at(-1))) return;
      for (const { index } of yaml.slice(range[0], range[1]).matchAll(/(?<=\n[ \t]*)- /g)) {
        const start = range[0] + index;
        found.push({ code: 'LOST_ITEM', message: '', start, end: start + 1 });
      }
    },
  });
  return found;
}

/** Keys of a document, on all levels. */
export function countKeys(document: Document.Parsed): number {
  let count = 0;
  visit(document, {
    Map(_, { items }) {
      count += items.length;
    },
  });
  return count;
}

function addDuplicates(document: Document.Parsed): void {
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        const [start] = (isNode(key) && key.range) || [0];
        const value = isScalar(key) ? key.value : key;
        if (seen.has(value))
          document.errors.push(new YAMLParseError([start, start + 1], 'DUPLICATE_KEY', 'Map keys must be unique'));
        seen.add(value);
      }
    },
  });
}

/**
 * Parses one document, with errors. Duplicate keys are found here, because the parser compares each key with all others.
 * Without warnings the parser would also ignore a second document in the text, which Contentlayer refuses.
 */
export function parseDocumentText(yaml: string): Document.Parsed {
  const document = parseDocument(yaml, { prettyErrors: false, logLevel: 'error', uniqueKeys: false });
  addDuplicates(document);
  return document;
}
