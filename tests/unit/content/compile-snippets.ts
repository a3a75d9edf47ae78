import { join } from 'node:path';
import ts from 'typescript';
import type { Snippet } from './read-snippets';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Two snippets that name a function alike do not know each other.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node'],
};

/** JavaScript cannot say types: what lacks one, or may be null, is no mistake of its author. */
const looseInJavaScript = new Set([7005, 7006, 7018, 7019, 7031, 7034, 2531, 2532, 18046, 18047, 18048, 18049]);

function sentence({ page, name, lines }: Snippet, code: ts.SourceFile | undefined, found: ts.Diagnostic): string {
  const at = code?.getLineAndCharacterOfPosition(found.start ?? 0).line ?? 0;
  return `${page}:${lines[at] ?? lines.at(-1)} (${name}) ${ts.flattenDiagnosticMessageText(found.messageText, '\n')}`;
}

/** Files on disk, read once for all programs: those of the libraries take longest. */
const known = new Map<string, ts.SourceFile | undefined>();

/** Serves snippets as files, each page a folder of its own, beside what is on disk. */
function hostOf(files: ReadonlyMap<string, Snippet>): ts.CompilerHost {
  const disk = ts.createCompilerHost(options);
  const folders = new Set(
    [...files.keys()].flatMap((path) => path.split('/').map((_, at, all) => all.slice(0, at).join('/'))),
  );
  return {
    ...disk,
    fileExists: (path) => files.has(path) || disk.fileExists(path),
    directoryExists: (path) => folders.has(path) || disk.directoryExists?.(path) === true,
    readFile: (path) => files.get(path)?.code ?? disk.readFile(path),
    getSourceFile: (path, language, onError) => {
      const snippet = files.get(path);
      if (snippet) return ts.createSourceFile(path, snippet.code, language);
      if (!known.has(path)) known.set(path, disk.getSourceFile(path, language, onError));
      return known.get(path);
    },
  };
}

/** Mistakes of spelling: all that can be said where nobody says what there is to call. */
export function parseSnippets(snippets: readonly Snippet[]): string[] {
  return snippets.flatMap((snippet) => {
    const { diagnostics = [] } = ts.transpileModule(snippet.code, {
      fileName: snippet.name,
      reportDiagnostics: true,
      compilerOptions: options,
    });
    return diagnostics.map((found) => sentence(snippet, found.file, found));
  });
}

/** Mistakes of snippets, by strict TypeScript; one program for all, because reading the libraries takes longest. */
export function compileSnippets(snippets: readonly Snippet[], types: string): string[] {
  // Below the project, so that packages are found.
  const files = new Map(snippets.map((snippet) => [join(process.cwd(), snippet.page, snippet.name), snippet]));
  const program = ts.createProgram([types, ...files.keys()], options, hostOf(files));
  return [...files].flatMap(([path, snippet]) => {
    const code = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(code), ...program.getSemanticDiagnostics(code)];
    const loose = /\.jsx?$/.test(path) ? looseInJavaScript : new Set<number>();
    return found.filter((one) => !loose.has(one.code)).map((one) => sentence(snippet, code, one));
  });
}
