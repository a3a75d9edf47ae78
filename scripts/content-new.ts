import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type NewDocument, newDoc, newPost } from '../lib/content/files/new-document';
import { putFile } from '../lib/node/put-file';
import { WrongUsage } from '../lib/node/wrong-usage';

function positionsIn(folder: string): number[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => /\.mdx?$/.test(name));
  return files.flatMap((name) => {
    const position = /^sidebar_position:\s*(-?[\d.]+)\s*$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1];
    return position === undefined ? [] : [Number(position)];
  });
}

function firstAuthor(contentDir: string): string | undefined {
  const file = ['authors.yml', 'blog/authors.yml']
    .map((name) => join(contentDir, name))
    .find((name) => existsSync(name));
  return file && /^([\w-]+):/m.exec(readFileSync(file, 'utf8'))?.[1];
}

/** @throws WrongUsage if there are too few or too many words */
function newDocument(contentDir: string, [kind, ...rest]: readonly string[]): NewDocument {
  const [first, second, third] = rest.map((text) => text.trim());
  if (kind === 'doc' && first && second && third === undefined) {
    const folder = join(contentDir, 'docs', dirname(first.replace(/^\/?(?:docs\/)?/, '')));
    return newDoc(first, second, positionsIn(folder));
  }
  if (kind === 'post' && first && second === undefined) return newPost(first, new Date(), firstAuthor(contentDir));
  throw new WrongUsage(
    kind === 'doc' || kind === 'post'
      ? 'A doc needs an address and a title, a post a title.'
      : 'Say what to create: a doc or a post.',
  );
}

const { values, positionals } = parseArgs({
  options: { content: { type: 'string', default: process.env['CONTENT_DIR'] ?? 'content' } },
  allowPositionals: true,
});
const document = newDocument(values.content, positionals);
const file = join(values.content, document.path);
if (existsSync(file)) {
  console.error(`${file} exists already.`);
  process.exitCode = 1;
} else {
  putFile(file, document.text);
  console.log(`Created ${file}`);
}
