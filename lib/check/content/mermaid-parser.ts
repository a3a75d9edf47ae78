import { lineAt } from '../../report/place';
import { reasonOf } from '../../report/reason-of';
/** A syntax error of a diagram: line and column from 1, within its own text. */
export interface DiagramError {
  line: number;
  column: number;
  message: string;
  hint: string;
}

interface JisonLocation {
  first_line: number;
  last_line: number;
  last_column: number;
}

const commonTypes =
  'flowchart, graph, sequenceDiagram, classDiagram, stateDiagram, stateDiagram-v2, erDiagram, journey, gantt, pie, quadrantChart, requirementDiagram';

const reference = 'See mermaid.js.org/intro/syntax-reference.html, or try the diagram at mermaid.live.';

const keep = (text: string) => text.replace(/[^\n]/g, '');

/** Blanks the lines that mermaid removes before it parses, and counts those at the start, so that its line numbers are right. */
function level(source: string): { text: string; offset: number } {
  const text = source
    .replace(/^\s*---[ \t]*\n[\s\S]*?\n---[ \t]*(?=\n|$)/, keep)
    // To the end of the directive or of the diagram, so that each character is read once.
    .replace(/%%\{[\s\S]*?(?:\}%%|$)/g, keep)
    .replace(/^[ \t]*%%[^\n]*/gm, '');
  const body = text.trimStart();
  return { text: body, offset: lineAt(text, text.length - body.length) - 1 };
}

interface LangiumResult {
  lexerErrors?: { line?: number; column?: number; offset: number; length: number }[];
  parserErrors?: {
    message: string;
    token?: { startLine?: number; startColumn?: number };
    previousToken?: { endLine?: number; endColumn?: number };
  }[];
}

/** Names in Mermaid's grammars, in words for authors. */
const words: Readonly<Record<string, string>> = {
  1: 'the end',
  EOF: 'the end',
  EOF_IN_STRUCT: 'the end',
  NEWLINE: 'the end of the line',
  NL: 'the end of the line',
  SPACE: 'a space',
  SEMI: '`;`',
  COLON: '`:`',
  TXT: '`:` and a text',
  STR: 'a text in quotes',
  STRING: 'a text in quotes',
  ID: 'a name',
  ACTOR: 'a name',
  NODE_STRING: 'a name',
  NUM: 'a number',
  NUMBER: 'a number',
};

/** Tokens that may follow anything are left out. */
const anywhere: ReadonlySet<string> = new Set(['1', 'EOF', 'NEWLINE', 'SEMI', 'SPACE']);

/** Tokens that a parser expects, if their names have a meaning for authors. */
function plainTokens(names: readonly string[]): string {
  const plain = names
    .filter((name) => !anywhere.has(name))
    .flatMap((name) => words[name] ?? (/[A-Z]/.test(name) ? [] : [`\`${name}\``]));
  return [...new Set(plain)].slice(0, 4).join(', ');
}

/** The mistake, and the remedy if it is known. */
type Said = Pick<DiagramError, 'message'> & Partial<Pick<DiagramError, 'hint'>>;

function describeTokens(found: string, text: string, wanted: readonly string[]): Said {
  const what = words[found] ?? `\`${text}\``;
  if (['SQE', 'PE'].every((name) => wanted.includes(name)))
    return {
      message: `found ${what}, and a bracket is still open`,
      hint: 'Close it, or put the text into quotes: a["Price (net)"].',
    };
  if (text === 'end')
    return {
      message: 'found `end`, which closes a group',
      hint: 'Write End, or give the node another name: done["end"].',
    };
  if (wanted.includes('end'))
    return { message: `found ${what}, expected \`end\``, hint: 'Write end below what a group holds.' };
  const expected = plainTokens(wanted);
  if (expected === '' && what === words['EOF']) return { message: 'it ends too early' };
  return { message: expected === '' ? `${what} cannot stand here` : `found ${what}, expected ${expected}` };
}

/** Unifies the messages of mermaid's two families of parsers. */
function shorten(message: string, written = ''): Said {
  const [, names, found] = /Expecting (.*?), got '([^']*)'/s.exec(message) ?? [];
  if (names !== undefined && found !== undefined)
    return describeTokens(found, written.trim() || found, names.replaceAll("'", '').split(', '));
  const [, name, text] = /Expecting token of type '([^']*)' but found `([^`]*)`/.exec(message) ?? [];
  if (name !== undefined && text !== undefined)
    return describeTokens(text.trim() === '' ? 'NEWLINE' : '', text.trim(), [name]);
  const [first = message] = message.split('\n');
  return { message: first.replace(/^(?:Error: )?(?:Parsing failed:\s*)?/, '').slice(0, 160) };
}

/** Some diagrams only name the unexpected words. */
function lineOfQuote(message: string, text: string): number {
  const words = [...message.slice(0, 1_000).matchAll(/["'`]([^"'`]+)["'`]/g)].map((match) => match[1] ?? '');
  return text.split('\n').findIndex((line) => words.some((word) => line.includes(word))) + 1;
}

function describeError(error: unknown, text: string): Said & Pick<DiagramError, 'line' | 'column'> {
  const message = reasonOf(error);
  const { hash, result } = error as { hash?: { loc?: JisonLocation; text?: string }; result?: LangiumResult };
  if (hash?.loc)
    return {
      line: hash.loc.first_line,
      column: hash.loc.last_line === hash.loc.first_line ? hash.loc.last_column + 1 : 1,
      ...shorten(message, hash.text),
    };
  const [lexer] = result?.lexerErrors ?? [];
  if (lexer)
    return {
      line: lexer.line ?? 1,
      column: lexer.column ?? 1,
      message: `unexpected "${text.slice(lexer.offset, lexer.offset + lexer.length).trim()}"`,
    };
  const [parser] = result?.parserErrors ?? [];
  if (parser?.token?.startLine)
    return { line: parser.token.startLine, column: parser.token.startColumn ?? 1, ...shorten(parser.message) };
  if (parser?.previousToken?.endLine)
    return {
      line: parser.previousToken.endLine,
      column: (parser.previousToken.endColumn ?? 0) + 1,
      ...shorten(parser.message),
    };
  const line = /line (\d+)/i.exec(message)?.[1];
  return { line: line ? Number(line) : lineOfQuote(message, text), column: 1, ...shorten(message) };
}

async function loadMermaid() {
  const { default: purify } = await import('dompurify');
  // Without a DOM, DOMPurify has no functions. Parsing only passes labels through it, and nothing is rendered here.
  const shim = purify as { sanitize?: unknown; addHook?: unknown };
  shim.sanitize ??= (text: string) => text;
  shim.addHook ??= () => undefined;
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', suppressErrorRendering: true });
  return mermaid;
}

let loaded: ReturnType<typeof loadMermaid> | undefined;

/** Maximum characters of a diagram, and of one of its lines. The parser takes quadratic and cubic time. */
const longest = 20_000;
const longestLine = 1_000;

/** Parses a diagram with mermaid, which is loaded on the first call. */
export async function parseDiagram(source: string): Promise<DiagramError | undefined> {
  const at = (line: number, message: string, hint: string) => ({ line, column: 1, message, hint });
  if (source.length > longest) return at(1, `it has more than ${longest} characters`, 'Split the diagram.');
  const long = source.split('\n').findIndex((line) => line.length > longestLine);
  if (long !== -1) return at(long + 1, `the line has more than ${longestLine} characters`, 'Break it into several.');
  const { text, offset } = level(source);
  if (text === '') return at(1, 'it is empty', 'Write a diagram, or remove the block.');
  loaded ??= loadMermaid();
  const mermaid = await loaded;
  try {
    await mermaid.parse(text);
    return undefined;
  } catch (error) {
    if (error instanceof Error && /^No diagram type detected/.test(error.message)) {
      const message = `\`${/^\S+/.exec(text)?.[0] ?? ''}\` is no type of diagram`;
      return at(offset + 1, message, `Start with one of: ${commonTypes}.`);
    }
    const { line, hint = reference, ...rest } = describeError(error, text);
    return { line: Math.max(line, 1) + offset, hint, ...rest };
  }
}
