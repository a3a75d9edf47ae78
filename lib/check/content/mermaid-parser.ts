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

const names =
  'flowchart graph sequenceDiagram classDiagram stateDiagram stateDiagram-v2 erDiagram journey gantt pie quadrantChart requirementDiagram gitGraph C4Context mindmap timeline sankey-beta xychart-beta block-beta packet-beta kanban architecture-beta radar-beta treemap-beta zenuml'.split(
    ' ',
  );

const keep = (text: string) => text.replace(/[^\n]/g, '');

/** Empties the lines mermaid removes before it parses, and counts those it cuts off the start, so that its line numbers can be trusted. */
function level(source: string): { text: string; offset: number } {
  const text = source
    .replace(/^\s*---[ \t]*\n[\s\S]*?\n---[ \t]*(?=\n|$)/, keep)
    .replace(/%%\{[\s\S]*?\}%%/g, keep)
    .replace(/^[ \t]*%%[^\n]*/gm, '');
  const body = text.trimStart();
  return { text: body, offset: text.slice(0, text.length - body.length).split('\n').length - 1 };
}

function shorten(message: string): string {
  const expecting = /Expecting (.*?), got '([^']*)'/s.exec(message);
  if (!expecting) return message.split('\n')[0]?.replace(/^(?:Error: )?(?:Parsing failed:\s*)?/, '').slice(0, 160) ?? message;
  const wanted = (expecting[1] ?? '').split(', ').map((name) => name.replaceAll("'", ''));
  const found = expecting[2] === '1' || expecting[2] === 'EOF' ? 'the end' : expecting[2] === 'NEWLINE' ? 'the end of the line' : `${expecting[2]}`;
  return `found ${found}, expected ${wanted.slice(0, 4).join(', ')}${wanted.length > 4 ? ' …' : ''}`;
}

function locate(error: unknown): { line: number; column: number } {
  const { hash, result } = error as {
    hash?: { loc?: JisonLocation };
    result?: { lexerErrors?: { line?: number; column?: number }[]; parserErrors?: { token?: { startLine?: number; startColumn?: number }; previousToken?: { endLine?: number; endColumn?: number } }[] };
  };
  if (hash?.loc) return { line: hash.loc.first_line, column: hash.loc.last_line === hash.loc.first_line ? hash.loc.last_column + 1 : 1 };
  const [lexer] = result?.lexerErrors ?? [];
  if (lexer?.line) return { line: lexer.line, column: lexer.column ?? 1 };
  const [parser] = result?.parserErrors ?? [];
  if (parser?.token?.startLine) return { line: parser.token.startLine, column: parser.token.startColumn ?? 1 };
  if (parser?.previousToken?.endLine) return { line: parser.previousToken.endLine, column: (parser.previousToken.endColumn ?? 0) + 1 };
  const line = /line (\d+)/i.exec(error instanceof Error ? error.message : '')?.[1];
  return { line: Number(line ?? 1), column: 1 };
}

async function loadMermaid() {
  const { default: purify } = await import('dompurify');
  // Without a DOM, DOMPurify offers nothing to call; parsing only passes labels through it, nothing is rendered here.
  const shim = purify as { sanitize?: unknown; addHook?: unknown };
  shim.sanitize ??= (text: string) => text;
  shim.addHook ??= () => undefined;
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({ startOnLoad: false, securityLevel: 'strict', suppressErrorRendering: true });
  return mermaid;
}

let loaded: ReturnType<typeof loadMermaid> | undefined;

/** Parses a diagram with mermaid itself, which is loaded on the first call. */
export async function parseDiagram(source: string): Promise<DiagramError | undefined> {
  const { text, offset } = level(source);
  if (text === '') return { line: 1, column: 1, message: 'it is empty', hint: 'Write a diagram, or remove the block.' };
  loaded ??= loadMermaid();
  const mermaid = await loaded;
  try {
    await mermaid.parse(text);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const { line, column } = locate(error);
    if (/^No diagram type detected/.test(reason)) {
      return { line: offset + 1, column: 1, message: `\`${/^\S+/.exec(text)?.[0] ?? ''}\` is no type of diagram`, hint: `Start with one of: ${names.slice(0, 12).join(', ')}.` };
    }
    return { line: Math.max(line, 1) + offset, column, message: shorten(reason), hint: 'See mermaid.js.org/intro/syntax-reference.html, or try the diagram at mermaid.live.' };
  }
}
