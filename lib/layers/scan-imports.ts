import { posix } from 'node:path';
import { type Argument, type NewExpression, parseSync, type StringLiteral } from 'oxc-parser';
import { visitNodes } from '../content/files/visit-nodes';
import { createLineIndex, type Place } from '../report/place';

/** Project files, path → text. */
export type Sources = ReadonlyMap<string, string>;

/** One import of one source file. */
export interface Import {
  /** File the import stands in, from the project folder. */
  from: string;
  /** File or folder it leads to, from the project folder; absent for packages. */
  to?: string;
  /** As written. */
  specifier: string;
  /** True where nothing of it is left at run time. */
  typeOnly: boolean;
  place: Place;
}

function literalOf(node: Argument): StringLiteral | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? (node as StringLiteral) : undefined;
}

/** The address in `new URL('./x.worker.ts', import.meta.url)`. */
function moduleUrl({ callee, arguments: [address, base] }: NewExpression): StringLiteral | undefined {
  const isUrl = callee.type === 'Identifier' && callee.name === 'URL' && base?.type === 'MemberExpression';
  const literal = isUrl && address ? literalOf(address) : undefined;
  return literal && /\.tsx?$/.test(literal.value) ? literal : undefined;
}

const endings = ['', '.ts', '.tsx', '.mjs', '.d.ts', '/index.ts', '/index.tsx'];

function resolveSpecifier(specifier: string, from: string, sources: Sources): string | undefined {
  const own = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : undefined;
  if (own === undefined) return undefined;
  const ending = endings.find((candidate) => sources.has(own + candidate)) ?? '';
  return own + ending;
}

/** Lists every import of a file: static and dynamic ones, exports from, `import('x').Type` and addresses of modules. */
export function scanImports(from: string, sources: Sources): Import[] {
  const text = sources.get(from) ?? '';
  const lines = createLineIndex(text);
  const found: Import[] = [];
  const add = (source: StringLiteral | null | undefined, typeOnly = false) => {
    if (!source) return;
    const { value: specifier, start, end } = source;
    const to = resolveSpecifier(specifier, from, sources);
    found.push({ from, ...(to !== undefined && { to }), specifier, typeOnly, place: lines.place(start, end) });
  };
  visitNodes(parseSync(from, text).program, {
    ImportDeclaration: ({ source, importKind }) => add(source, importKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    TSImportType: ({ argument }) => add(argument.type === 'TSLiteralType' ? literalOf(argument.literal) : null, true),
    ImportExpression: ({ source }) => add(literalOf(source)),
    NewExpression: (created) => add(moduleUrl(created)),
  });
  return found;
}
