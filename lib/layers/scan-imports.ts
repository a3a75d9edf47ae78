import { posix } from 'node:path';
import { type NewExpression, parseSync, type StringLiteral, Visitor } from 'oxc-parser';
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

/** The address in `new URL('./x.worker.ts', import.meta.url)`. */
function moduleUrl({ callee, arguments: [address, base] }: NewExpression): StringLiteral | undefined {
  const isUrl = callee.type === 'Identifier' && callee.name === 'URL' && base?.type === 'MemberExpression';
  if (!isUrl || address?.type !== 'Literal' || typeof address.value !== 'string') return undefined;
  return /\.tsx?$/.test(address.value) ? (address as StringLiteral) : undefined;
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
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source, importKind === 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, exportKind === 'type'),
    TSImportType: ({ source }) => add(source, true),
    ImportExpression: ({ source }) =>
      source.type === 'Literal' && typeof source.value === 'string' && add(source as StringLiteral),
    NewExpression: (created) => add(moduleUrl(created)),
  }).visit(parseSync(from, text).program);
  return found;
}
