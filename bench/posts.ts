import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCorpus } from './corpus';
import { printTable } from './print-table';
import { measureBuild } from './run-measured';

const counts = (process.env['BENCH_PAGES'] ?? '50,250,500').split(',').map(Number);

/** Three paragraphs, a list and code, a tag of ten, one day after the post before it. */
function postText(index: number): string {
  const paragraph =
    `Post ${index} says what changed that day and why it matters to those who build games with it. `.repeat(4);
  return `---\ntitle: Post ${index}\ntags: [tag-${index % 10}]\n---\n\n${paragraph}\n\n{/* truncate */}\n\n## What is new\n\n${paragraph}\n\n- One\n- Two\n\n\`\`\`ts\nconst post = ${index};\n\`\`\`\n\n${paragraph}\n`;
}

/** Builds blogs of growing length, with lists, tags and archive: the time must not grow faster than the posts. */
export async function benchPosts(): Promise<void> {
  const rows = [];
  for (const count of counts) {
    const content = `.cache/bench/posts-${count}`;
    writeCorpus(content, 2);
    rmSync(join(content, 'blog'), { recursive: true });
    mkdirSync(join(content, 'blog'));
    const tags = Array.from({ length: 10 }, (_, tag) => `tag-${tag}: { label: Tag ${tag} }\n`);
    writeFileSync(join(content, 'blog/tags.yml'), tags.join(''));
    for (let index = 0; index < count; index++) {
      const date = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
      writeFileSync(join(content, `blog/${date}-post.mdx`), postText(index));
    }
    const args = ['--content', content, '--out', `.cache/bench/out-posts-${count}`];
    const { seconds, peakMiB } = await measureBuild(args);
    rows.push({
      posts: count,
      'build s': seconds.toFixed(1),
      'ms a post': ((seconds * 1000) / count).toFixed(0),
      'peak MiB': peakMiB.toFixed(0),
    });
  }
  printTable(rows);
}
