import { posix } from 'node:path';
import type { PlanInput, WithFiles } from './planned-file';
import { locateModule } from './roots';
import { importedFile } from './site-modules';

const markdown = /\.mdx?$/;
const imported = /^(import\s+)(\w+)(\s+from\s+)(['"])([^'"\n]+\.mdx?)\4/gm;

/** Markdown that a page in code shows: the module and the name that replace its import. */
export interface PagePart {
  module: string;
  name: string;
}

/** By the path of the Markdown, from the folder of the site. */
export type PageParts = ReadonlyMap<string, PagePart>;

/** The Markdown files that a page in code and its imports show. */
export function partsOfPage(
  imports: Iterable<{ path: string | undefined; names: readonly string[] }>,
  component: string,
): PageParts {
  const paths = new Set<string>();
  for (const { path, names } of imports)
    if (path !== undefined && markdown.test(path) && names.length === 0) paths.add(path);
  const place = posix.relative('content/components', component).replace(/\.\w+$/, '');
  const module = `@site/src/components/${place}-parts`;
  return new Map([...paths].map((path, index) => [path, { module, name: `Part${index + 1}` }]));
}

/** Code that imports these parts from the module. */
export function importPageParts(text: string, from: string, input: PlanInput, parts: PageParts): string {
  if (parts.size === 0) return text;
  return text.replace(imported, (whole, start: string, local: string, link: string, quote: string, source: string) => {
    const part = parts.get(importedFile(source, from, input) ?? '');
    return part ? `${start}{ ${part.name} as ${local} }${link}${quote}${part.module}${quote}` : whole;
  });
}

/** The module that passes the parts from the document to the code of the page. */
function partsModule(parts: PageParts): string {
  const names = Array.from(parts.values(), ({ name }) => name);
  return `'use client';

import { Children, createContext, useContext } from 'react';

const Parts = createContext([]);

export default function PageParts({ children }) {
  const all = Children.toArray(children).filter((child) => typeof child !== 'string');
  return <Parts value={all.slice(0, -1)}>{all.at(-1)}</Parts>;
}

${names.map((name, index) => `export const ${name} = () => useContext(Parts)[${index}];`).join('\n')}
`;
}

/** The document of a page whose code shows Markdown: as only documents can, it imports that, and passes it on. */
export function withPageParts(text: string, component: string, parts: PageParts, { roots }: PlanInput): WithFiles {
  const [first] = parts.values();
  if (!first) return { text, files: [] };
  const imports = Array.from(
    parts,
    ([path, { name }]) => `import ${name} from '${locateModule(roots, path)?.alias ?? path}';\n`,
  );
  const shown = Array.from(parts.values(), ({ name }) => `<div>\n\n<${name} />\n\n</div>\n\n`);
  const whole = text.replace(
    '\n\n<Page />\n',
    `\nimport PageParts from '${first.module}';\n${imports.join('')}\n<PageParts>\n\n${shown.join('')}<Page />\n\n</PageParts>\n`,
  );
  return { text: whole, files: [{ to: component.replace(/\.\w+$/, '-parts.jsx'), text: partsModule(parts) }] };
}
