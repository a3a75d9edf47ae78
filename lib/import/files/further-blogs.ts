import { posix } from 'node:path';
import { parsePostPath, postPermalink } from '../../content/post-route';
import { splitFrontMatter } from '../../content/split-front-matter';
import { summarize } from '../../content/summary';
import { writtenTitle } from '../../content/written-title';
import { isExcluded } from '../../mdx/excluded-path';
import { blogFolder } from '../choose-plugins';
import type { LoadedPlugin } from '../load/load-site';
import { textOf } from '../load/values';
import { addFrontMatter, frontMatterOf } from './front-matter';
import type { SourceFile } from './list-files';
import type { PlannedFile } from './planned-file';

/** A post of a further blog, as the page that it becomes. */
interface FurtherPost {
  permalink: string;
  title: string;
  date: string;
  isListed: boolean;
}

/** The post as a page, at the address it has: `text` is the document with its addresses as they are here. */
export function pageOfPost(
  { to }: SourceFile,
  text: string,
  plugin: LoadedPlugin,
): { text: string; post: FurtherPost } {
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
  return { text: moved, post: { permalink, title, date: day ?? date, isListed } };
}

/** The list of the posts of a further blog, newest first. */
export function listOfPosts(plugin: LoadedPlugin, posts: readonly FurtherPost[]): PlannedFile {
  const title = textOf(plugin.options['blogTitle']) ?? 'Blog';
  const description = textOf(plugin.options['blogDescription']);
  const listed = posts.filter(({ isListed }) => isListed).sort((a, b) => (a.date < b.date ? 1 : -1));
  const lines = listed.map(
    (post) => `- ${post.date.slice(0, 10)} [${post.title.replace(/[[\]\\]/g, '\\$&')}](${post.permalink})`,
  );
  const matter = [
    `title: ${JSON.stringify(title)}`,
    ...(description ? [`description: ${JSON.stringify(description)}`] : []),
  ];
  return {
    to: `content/pages/${blogFolder(plugin)}/index.md`,
    text: `---\n${matter.join('\n')}\n---\n\n${lines.join('\n')}\n`,
  };
}
