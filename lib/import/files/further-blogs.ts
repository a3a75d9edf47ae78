import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { parse } from 'yaml';
import { tagsField } from '../../../schema/fields';
import { splitFrontMatter } from '../../content/files/split-front-matter';
import { buildTags, tagsOf, tagsRoute } from '../../content/model/build-tags';
import { writtenTitle } from '../../content/model/document-head';
import { parsePostPath, postPermalink } from '../../content/model/post-route';
import { summarize } from '../../content/snapshot/summary';
import type { Tag } from '../../content/types';
import { isExcluded } from '../../mdx/excluded-path';
import { recordOf, textOf } from '../../report/values';
import { blogFolder } from '../choose-plugins';
import type { LoadedPlugin } from '../load/load-site';
import { addFrontMatter, frontMatterOf, withFrontMatter } from './front-matter';
import type { PlannedFile } from './planned-file';
import type { SourceFile } from './source-files';

/** A post of a further blog, which becomes a page. */
interface FurtherPost {
  permalink: string;
  title: string;
  date: string;
  isListed: boolean;
  tags: readonly Tag[];
}

/** Tags that a further blog declares, by key. */
function tagsFile(siteDir: string, { options }: LoadedPlugin): Map<string, Tag> {
  const name = options['tags'] === undefined ? 'tags.yml' : textOf(options['tags']);
  const file = name && resolve(siteDir, textOf(options['path']) ?? 'blog', name);
  if (!file || !existsSync(file)) return new Map();
  const entries: unknown = parse(readFileSync(file, 'utf8'));
  return buildTags(Object.entries(recordOf(entries)), routeOf({ options }));
}

function routeOf(plugin: Pick<LoadedPlugin, 'options'>): string {
  return `/${blogFolder(plugin)}`;
}

/** Makes a page of a post, at the address the post has. `text` is the document with its addresses rewritten. */
export function pageOfPost({ to }: SourceFile, text: string, plugin: LoadedPlugin, siteDir: string) {
  const folder = blogFolder(plugin);
  const matter = frontMatterOf(text);
  const below = posix.relative(`content/pages/${folder}`, to);
  const permalink = postPermalink(`/${folder}`, below, textOf(matter['slug']));
  const { text: name, date = '' } = parsePostPath(below);
  const { heading } = summarize(text.slice(splitFrontMatter(text)?.bodyStart ?? 0));
  const title = writtenTitle({ title: textOf(matter['title']) }) ?? heading ?? name;
  const slug = `slug: ${JSON.stringify(permalink)}`;
  const moved = 'slug' in matter ? text.replace(/^slug:.*$/m, () => slug) : addFrontMatter(text, slug);
  const day = matter['date'] instanceof Date ? matter['date'].toISOString() : textOf(matter['date']);
  const isListed = matter['draft'] !== true && matter['unlisted'] !== true && !isExcluded(below);
  const named = tagsField.safeParse(matter['tags'] ?? []);
  const tags = named.success ? tagsOf(named.data, tagsFile(siteDir, plugin), routeOf(plugin)) : [];
  return { text: moved, post: { permalink, title, date: day ?? date, isListed, tags } };
}

function linkTo(title: string, permalink: string): string {
  return `[${title.replace(/[[\]\\]/g, '\\$&')}](${permalink})`;
}

function linesOf(posts: readonly FurtherPost[]): string[] {
  return posts.map(({ date, title, permalink }) => `- ${date.slice(0, 10)} ${linkTo(title, permalink)}`);
}

function page(to: string, title: string, lines: readonly string[], description?: string): PlannedFile {
  return { to, text: withFrontMatter({ title, description }, `${lines.join('\n')}\n`) };
}

/** Makes the list pages of a further blog: posts newest first, the archive, its tags, and the posts of each tag. */
export function listsOfPosts(plugin: LoadedPlugin, posts: readonly FurtherPost[]): PlannedFile[] {
  const folder = `content/pages/${blogFolder(plugin)}`;
  const description = textOf(plugin.options['blogDescription']);
  const listed = posts.filter(({ isListed }) => isListed).sort((a, b) => (a.date < b.date ? 1 : -1));
  const tags = new Map(listed.flatMap((post) => post.tags.map((tag) => [tag.permalink, tag] as const)));
  const tagPages = [...tags.values()].map((tag) => {
    const own = listed.filter((post) => post.tags.some(({ permalink }) => permalink === tag.permalink));
    return { tag, page: page(`content/pages${tag.permalink}.md`, tag.label, linesOf(own)) };
  });
  const names = tagPages.map(({ tag }) => `- ${linkTo(tag.label, tag.permalink)}`).sort();
  return [
    page(`${folder}/index.md`, textOf(plugin.options['blogTitle']) ?? 'Blog', linesOf(listed), description),
    ...(listed.length > 0 ? [page(`${folder}/archive.md`, 'Archive', linesOf(listed))] : []),
    ...(names.length > 0 ? [page(`content/pages${tagsRoute(routeOf(plugin))}/index.md`, 'Tags', names)] : []),
    ...tagPages.map((found) => found.page),
  ];
}
