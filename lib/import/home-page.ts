import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { textOf } from '../report/values';
import { parseModule } from './files/module-code';
import type { PlannedFile } from './files/planned-file';
import type { Root } from './files/roots';
import { fileAt } from './files/site-modules';
import type { LoadedSite } from './load/load-site';
import type { Report } from './report';
import { linkTo, type PlainLink } from './settings/draft-link';
import type { LeadsSomewhere } from './settings/drop-links';

const endings = ['tsx', 'jsx', 'ts', 'js'];

/** A text as an attribute gives it: `"x"`, `{'x'}` or `{useBaseUrl('x')}`. */
function writtenText(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isCallExpression(node)) return writtenText(node.arguments[0]);
  return ts.isJsxExpression(node) ? writtenText(node.expression) : undefined;
}

/** The words between tags. */
function wordsIn(node: ts.Node): string {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxExpression(node)) return writtenText(node) ?? '';
  return ts.isJsxElement(node) ? node.children.map(wordsIn).join('') : '';
}

function linkOf(node: ts.JsxElement): PlainLink | undefined {
  const { tagName, attributes } = node.openingElement;
  const target = attributes.properties.find(
    (one) => ts.isJsxAttribute(one) && /^(?:to|href)$/.test(one.name.getText()),
  );
  const address = target && ts.isJsxAttribute(target) ? writtenText(target.initializer) : undefined;
  const label = wordsIn(node).trim().replace(/\s+/g, ' ');
  if (!/(?:Link|Button)$/.test(tagName.getText()) || address === undefined || label === '') return undefined;
  return linkTo(label, address);
}

/** The links that a page in code shows. */
function linksOf(source: string, from: string): PlainLink[] {
  const found: PlainLink[] = [];
  const look = (node: ts.Node): void => {
    const own = ts.isJsxElement(node) ? linkOf(node) : undefined;
    if (own) found.push(own);
    else ts.forEachChild(node, look);
  };
  look(parseModule(from, source));
  return found;
}

const imported = /^import\s+(\w+)\s+from\s+['"](?:@site\/src|\.\.)\/components\/([\w/-]+)['"]/gm;

/** Components that the page shows, in their order; what they import is imported too. */
function sectionsOf(source: string, files: ReadonlySet<string>): { name: string; module: string }[] {
  const known = new Map(
    Array.from(source.matchAll(imported), ([, name = '', path = '']) => [name, path.replace(/\/index$/, '')] as const),
  );
  const isThere = (module: string) =>
    endings.some((end) =>
      [`${module}.${end}`, `${module}/index.${end}`].some((path) => files.has(`content/components/${path}`)),
    );
  return [...source.matchAll(/<([A-Z]\w*)\s*\/>/g)].flatMap(([, name = '']) => {
    const module = known.get(name);
    return module !== undefined && isThere(module) ? [{ name, module }] : [];
  });
}

function addressOf(target: PlainLink): string {
  return 'to' in target ? target.to : target.href;
}

function attribute(name: string, value: string): string {
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** Makes the home page for a site whose own is code: its title, tagline, main links and components. */
export function planHomePage(
  site: LoadedSite,
  roots: readonly Root[],
  navbar: readonly PlainLink[],
  leads: LeadsSomewhere,
  files: ReadonlySet<string>,
  report: Report,
): PlannedFile | undefined {
  const pages = roots.find(({ kind }) => kind === 'pages');
  const from = pages && fileAt(`${pages.from}/index`, site.dir);
  if (from === undefined) return undefined;
  const source = readFileSync(join(site.dir, from), 'utf8');
  const own = linksOf(source, from);
  const good = (links: readonly PlainLink[]) => links.filter((target) => !('to' in target) || leads(target.to));
  const links = (good(own).length > 0 ? good(own) : good(navbar)).slice(0, 3);
  const title = textOf(site.config['title']) ?? 'Documentation';
  const tagline = textOf(site.config['tagline']);
  const hero = ['<Hero', attribute('title', title), ...(tagline ? [attribute('tagline', tagline)] : [])].join(' ');
  const list = links.map((target) => `  [${target.label}](${addressOf(target)})`).join('\n');
  const sections = sectionsOf(source, files);
  const imports = new Set(
    sections.map(({ name, module }) => `import ${name} from '@site/src/components/${module}';\n`),
  );
  const start = imports.size > 0 ? `${[...imports].join('')}\n` : '';
  const rest = sections.map(({ name }) => `\n<${name} />\n`).join('');
  const also = sections.length > 0 ? ', main links and its components' : ' and main links';
  report.changed(`The home page is content/pages/index.mdx now, of title, tagline${also}`, from);
  return { to: 'content/pages/index.mdx', from, text: `${start}${hero}>\n${list}\n</Hero>\n${rest}` };
}
