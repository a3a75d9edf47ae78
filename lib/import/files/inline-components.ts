import { posix } from 'node:path';
import upperFirst from 'lodash-es/upperFirst.js';
import { docusaurusModules, packageOf } from '../../content/files/docusaurus-modules';
import { builtInModules, componentNames } from '../../mdx/components/components';
import { lineAt } from '../../report/place';
import { changeText } from './change-text';
import { type DocumentCode, documentCode, type LiveMarkup, type Statement } from './code-places';
import { dropUnusedImports } from './document-imports';
import type { PlannedFile } from './planned-file';
import { clientReason, mayHoldLiveCode, withUseClient } from './use-client';

/** Imports of components that documents may use without importing them. */
function importsOfTags(tags: ReadonlySet<string>, statements: readonly Statement[]): string[] {
  const declared = new Set(statements.flatMap(({ names }) => names));
  return [...tags]
    .filter((name) => !declared.has(name))
    .map((name) => {
      const [source = `@site/src/components/${name}`] =
        [...builtInModules].find(
          ([module, { default: own }]) => own === name && Object.hasOwn(docusaurusModules, module),
        ) ?? [];
      return `import ${name} from '${source}';`;
    });
}

const folder = 'content/components';
/** Names that the MDX compiler provides and a component lacks. */
const ofDocuments = ['props', 'toc', 'frontMatter'];

/** `MixedPaint` for `docs/2024-01-02-mixed-paint.mdx`. */
export function nameOfDocument(path: string): string {
  const base = posix.basename(path).replace(/\.mdx?$/, '');
  const name = /^(?:index|readme)$/i.test(base) ? posix.basename(posix.dirname(path)) : base;
  const words = name.replace(/^[\d\W_]+/, '').split(/[^A-Za-z\d]+/);
  return words.map(upperFirst).join('') || 'Document';
}

/** The code of the document that a component needs, in its order. */
function needed(mentions: ReadonlySet<string>, statements: readonly Statement[], self?: Statement): Statement[] {
  const found = new Set<Statement>();
  const queue = [...mentions];
  for (let name = queue.pop(); name !== undefined; name = queue.pop())
    for (const statement of statements) {
      if (statement === self || found.has(statement) || !statement.names.includes(name)) continue;
      found.add(statement);
      queue.push(...statement.mentions);
    }
  return statements.filter((statement) => found.has(statement));
}

function moduleOf(parts: readonly Statement[], component: string, further: readonly string[] = []): string {
  const texts = parts.map(({ text }) => text.replace(/^export\s+(?:default\s+)?/, ''));
  const imports = [...texts.filter((_, index) => parts[index]?.isImport), ...further];
  const rest = [...texts.filter((_, index) => !parts[index]?.isImport), component];
  // Docusaurus 2 provided React to every document.
  if (rest.some((text) => /\bReact\./.test(text)) && !parts.some(({ names }) => names.includes('React')))
    imports.unshift("import React from 'react';");
  return withUseClient([imports.join('\n'), ...rest].filter(Boolean).join('\n\n').concat('\n'));
}

/** Moves code of documents that runs in browsers into components: documents are rendered once, by the build. */
export class InlineComponents {
  readonly #taken: Map<string, string>;
  readonly #rewrite: (text: string, from: string, to: string) => string;
  readonly files: PlannedFile[] = [];

  /** `names` are components that the site has; `rewrite` fits the addresses of a document's code to another file. */
  constructor(names: readonly string[], rewrite: (text: string, from: string, to: string) => string) {
    this.#taken = new Map([...componentNames, ...names].map((name) => [name, '']));
    this.#rewrite = rewrite;
  }

  /** Keeps a component under the wanted name or a similar one. A second component with the same text is not added. */
  keep(wanted: readonly string[], text: string, from: string): string {
    const last = wanted.at(-1) ?? 'Component';
    for (let number = 1; ; number++) {
      const name = wanted[number - 1] ?? `${last}${number - wanted.length + 1}`;
      const to = `${folder}/${name}.jsx`;
      const module = this.#rewrite(text, from, to);
      const known = this.#taken.get(name);
      if (known === undefined) this.files.push({ to, from, text: module });
      if (known === undefined || known === module) {
        this.#taken.set(name, module);
        return name;
      }
    }
  }

  #moveStatement(statement: Statement, { statements }: DocumentCode, from: string): [text: string, name: string] {
    const [own = ''] = statement.names;
    const parts = needed(statement.mentions, statements, statement);
    const declaration = statement.text.replace(/^export\s+(?:default\s+)?/, '');
    const text = moduleOf(parts, `${declaration}\n\nexport default ${own};`);
    const name = this.keep([own, nameOfDocument(from) + own], text, from);
    return [`import ${own} from '@site/src/components/${name}';`, name];
  }

  #moveMarkup({ mentions, tag, tags, text }: LiveMarkup, { statements }: DocumentCode, from: string): [string, string] {
    const wanted = `${nameOfDocument(from)}${upperFirst(tag?.replace(/\W.*$/s, '') ?? 'Part')}`;
    const shown = tag === undefined ? `<>${text}</>` : text;
    const body = (name: string) => `export default function ${name}() {\n  return (\n    ${shown}\n  );\n}`;
    const imports = importsOfTags(tags, statements);
    const name = this.keep([wanted], moduleOf(needed(mentions, statements), body(wanted), imports), from);
    return [`<${name} />`, name];
  }

  /** The document without such code; undefined if it holds none, as nearly all do. */
  moveOut(text: string, from: string) {
    if (!mayHoldLiveCode(text) && !text.includes('<BrowserOnly')) return undefined;
    const code = documentCode(text);
    if (!code) return undefined;
    const live = code.statements.filter(
      ({ isImport, names: [name = '', ...more], text: own }) =>
        !isImport && more.length === 0 && /^[A-Z]/.test(name) && clientReason(own) !== undefined,
    );
    return this.#move({ text, from, code }, live, ({ isLive }) => isLive);
  }

  /** The same for markup that uses more of packages, and of modules for browsers, than components, such as functions. */
  moveMarkupOfPackages(text: string, from: string, isForBrowsers: (source: string) => boolean) {
    const read = documentCode(text);
    const own = read?.statements.filter(({ imported }) => imported && isForBrowsers(imported.source)) ?? [];
    const code =
      own.length > 0
        ? documentCode(
            text,
            own.flatMap(({ names }) => names),
          )
        : read;
    return code && this.#move({ text, from, code }, [], ({ needsPackages }) => needsPackages);
  }

  /** The text, `<Name />` of each moved component with its line, and the packages that they need. */
  #move(
    { text, from, code }: { text: string; from: string; code: DocumentCode },
    live: readonly Statement[],
    isMoved: (markup: LiveMarkup) => boolean,
  ) {
    const movable = code.markup.filter((one) => isMoved(one) && !ofDocuments.some((name) => one.mentions.has(name)));
    const changes = [
      ...live.map((one) => ({ ...one, instead: this.#moveStatement(one, code, from) })),
      ...movable.map((one) => ({ ...one, instead: this.#moveMarkup(one, code, from) })),
    ].sort((a, b) => a.start - b.start);
    if (changes.length === 0) return undefined;
    let rest = changeText(
      text,
      changes.map(({ start, end, instead }) => ({ start, end, text: instead[0] })),
    );
    const taken = new Set(changes.flatMap(({ mentions }) => needed(mentions, code.statements)));
    // JSX needs React even though it does not name it.
    const candidates = code.statements.filter((one) => taken.has(one) || one.imported?.source === 'react');
    rest = dropUnusedImports(rest, new Set(candidates.map((one) => one.text)));
    const moved = changes.map(({ start, instead: [, name] }) => ({ name, line: lineAt(text, start) }));
    const packages = [...taken].flatMap(({ imported }) => (imported && packageOf(imported.source)) ?? []);
    return { text: rest, moved, packages };
  }
}
