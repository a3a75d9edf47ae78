import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Root } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, exportDir, features, readExported, test } from './support/features';

interface Parts {
  headings: string[];
  links: string[];
  code: string[];
}

const { site } = features;
const reader = unified().use(remarkParse).use(remarkGfm);

/** Docs whose text has everything text can have. */
const docs = ['basics/berths', 'writing/code', 'writing/diagrams/flow', 'writing/markup', 'writing/tabs'].map(
  (name) => `docs/${name}`,
);

/** Addresses of all docs that the export has as Markdown. */
function allDocs(): string[] {
  const names = readdirSync(join(exportDir, 'docs'), { recursive: true, encoding: 'utf8' });
  return names.flatMap((name) => (name.endsWith('.md') ? [`docs/${name.replace(/\.md$/, '')}`] : []));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function partsOfMarkdown(markdown: string): Parts {
  const parts: Parts = { headings: [], links: [], code: [] };
  visit(reader.parse(markdown) as Root, (node) => {
    if (node.type === 'heading') parts.headings.push(`${node.depth} ${oneLine(toText(node))}`);
    if (node.type === 'link') parts.links.push(`${node.url} ${oneLine(toText(node))}`);
    if (node.type === 'code') parts.code.push(node.value.trim());
  });
  return parts;
}

async function partsOfPage(page: Page, doc: string): Promise<Parts> {
  await page.goto(doc);
  const local = new URL('/', page.url()).href;
  const parts = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('article > header h1, .prose :is(h2, h3, h4, h5, h6)')].map(
      (heading) => `${heading.tagName.slice(1)} ${heading.textContent}`,
    ),
    links: [...document.querySelectorAll<HTMLAnchorElement>('.prose a:not(.anchor, [data-enlarge])')].map(
      (link) => `${link.href} ${link.textContent || (link.querySelector('img')?.alt ?? '')}`,
    ),
    code: [...document.querySelectorAll('.prose pre')].map((pre) => pre.textContent?.trim() ?? ''),
  }));
  return {
    headings: parts.headings.map(oneLine),
    links: parts.links.map((link) => oneLine(link.replace(local, `${site.url}/`))),
    code: parts.code,
  };
}

test.describe('without scripts, as the page was written', () => {
  // The browser reports preloads of scripts it may not run.
  test.use({ javaScriptEnabled: false, provoked: /^csp: .*\.js$/ });

  test('Markdown has the headings, links and code of its page', async ({ page }) => {
    for (const doc of docs) {
      const markdown = partsOfMarkdown(readExported(`${doc}.md`));
      expect(markdown.headings.length, doc).toBeGreaterThan(1);
      expect(markdown, doc).toEqual(await partsOfPage(page, doc));
    }
  });
});

test('Markdown holds nothing of its components; llms.txt leads to that of every doc, and llms-full.txt holds it', () => {
  for (const doc of allDocs()) {
    const prose = readExported(`${doc}.md`)
      .replace(/^( *)```[\s\S]*?^\1```$/gm, '')
      .replace(/`[^`]*`/g, '');
    expect(prose, doc).not.toMatch(/<\/?[A-Z]|^import |^export |\{\/\*|\{#/m);
  }

  const text = readExported('llms.txt');
  const [title, summary] = (reader.parse(text) as Root).children;
  expect(title && toText(title)).toBe(site.title);
  expect(summary?.type).toBe('blockquote');
  const { links } = partsOfMarkdown(text);
  const addresses = links.map((link) => link.split(' ', 1)[0] ?? '');
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const line of text.split('\n').filter((item) => item.startsWith('- '))) expect(line).toMatch(/\.md\): \S/);
  const full = readExported('llms-full.txt');
  for (const doc of docs) {
    expect(addresses).toContain(`${site.url}${site.basePath}/${doc}.md`);
    expect(full).toContain(`Source: ${site.url}${site.basePath}/${doc}\n\n${readExported(`${doc}.md`)}`);
  }
});
