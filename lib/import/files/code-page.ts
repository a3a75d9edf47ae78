import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import upperFirst from 'lodash-es/upperFirst.js';
import type { LoadedSite } from '../load/load-site';
import { withFrontMatter } from './front-matter';
import type { Root } from './roots';
import { listSourceFiles } from './source-files';
import { fromRoot } from './vouched-addresses';

/** Finds the text of an attribute of the page's layout. */
function layoutAttribute(name: string): RegExp {
  return new RegExp(
    `<(?:Layout|PageMetadata)\\b[^>]*?\\b${name}=(?:"([^"]+)"|'([^']+)'|\\{\\s*["'\`]([^"'\`$]+)["'\`]\\s*\\})`,
  );
}

const title = layoutAttribute('title');
const description = layoutAttribute('description');
const heading = /<(?:h1\b|Heading\s+as="h1")[^>]*>\s*([^<{]*[^<{\s])\s*</;

function written(pattern: RegExp, source: string): string | undefined {
  return pattern
    .exec(source)
    ?.slice(1)
    .find((text) => text !== undefined)
    ?.replace(/\s+/g, ' ');
}

/**
 * The document that shows a page written in code, its route, and what the author can do if it cannot be imported.
 * @param from path of the page, from the folder of the site
 * @param to where it would lie below content/pages
 * @param component where its code goes
 * @param called what a page without a title is called; else by its address
 */
export function pageOfCode(from: string, to: string, source: string, component: string, called?: string) {
  const ending = posix.extname(to);
  const name = posix.relative('content/pages', to).slice(0, -ending.length);
  const route = `/${name.replace(/(?:^|\/)index$/, '')}`;
  const module = posix.relative('content/components', component).slice(0, -posix.extname(component).length);
  const words = called ?? upperFirst(posix.basename(route).replace(/[-_]+/g, ' '));
  const named = written(title, source) ?? written(heading, source) ?? words;
  const body = `import Page from '@site/src/components/${module}';\n\n<Page />\n`;
  const text = withFrontMatter({ title: named, description: written(description, source) }, body);
  const remedy = `Write it as content/pages/${name}.mdx. It is ${from} of the site.`;
  return { route, to: `content/pages/${name}.mdx`, text, remedy };
}

const redirect =
  /<Redirect\b[^>]*?\bto=(?:"([^"]+)"|'([^']+)'|\{\s*(?:useBaseUrl\(\s*)?["'`]([^"'`$]+)["'`]\s*\)?\s*\})/;

/** The target of a page that only redirects, without the base path of the site; undefined for all others. */
function redirectOf(source: string, site: LoadedSite): string | undefined {
  const tags = Array.from(source.matchAll(/<([A-Za-z][\w.]*)/g), ([, name]) => name);
  const to = tags.length === 1 ? written(redirect, source) : undefined;
  return to === undefined || /^[a-z]+:/i.test(to) ? to : fromRoot(to, site);
}

/** Pages in code that only redirect: their routes, where they lead, and the place of their code in the site. */
export function redirectPages(site: LoadedSite, roots: readonly Root[]) {
  const pages = listSourceFiles(site.dir, roots).filter(
    ({ kind, from }) => kind === 'pages' && /\.[jt]sx?$/.test(from),
  );
  return pages.flatMap(({ file, from: place, to: path }) => {
    const to = redirectOf(readFileSync(file, 'utf8'), site);
    const name = posix.relative('content/pages', path).replace(/(?:(?:^|\/)index)?\.\w+$/, '');
    return to === undefined ? [] : [{ from: `/${name}`, to: to.replace(/(?<=.)\/(?=$|[?#])/, ''), place }];
  });
}
