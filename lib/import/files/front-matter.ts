import { parseFrontMatter } from '../../content/files/included-files';
import { isYaml, splitFrontMatter } from '../../content/files/split-front-matter';
import type { Values } from '../../report/values';

/** Front matter of a document as far as it can be read; the content check names what cannot. */
export function frontMatterOf(text: string): Values {
  const found = splitFrontMatter(text);
  return found?.closed && isYaml(found) ? parseFrontMatter(found.yaml) : {};
}

/** Text of a document with one more line of front matter. */
export function addFrontMatter(text: string, line: string): string {
  const found = splitFrontMatter(text);
  if (!found) return `---\n${line}\n---\n\n${text}`;
  return `${text.slice(0, found.yamlStart)}${line}\n${text.slice(found.yamlStart)}`;
}
