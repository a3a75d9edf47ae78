import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { putFile } from '../lib/node/put-file';

const vocabulary =
  'player account session token leaderboard board entry score storage drive database record query route permission credential secret key project service dashboard request response event log level metric counter value type field table index cache build deploy release version region server client game engine scene asset texture bundle upload download stream queue retry error timeout limit quota balance invoice order plan member team owner invite role policy rule filter match lobby round season reward badge item stock price wallet contract chain address block network node cluster shard replica backup restore import export webhook handler callback promise future thread worker task job schedule window frame update render physics input audio camera light shader mesh sprite layer state machine transition trigger signal slot binding'.split(
    ' ',
  );

/** Deterministic numbers between 0 and 1 (mulberry32), so that every run measures the same corpus. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function writer(seed: number) {
  const random = randomFrom(seed);
  const word = () => vocabulary[Math.floor(random() * vocabulary.length)] ?? 'word';
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const sentence = () => {
    const text = words(8 + Math.floor(random() * 10));
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = (sentences: number) => Array.from({ length: sentences }, sentence).join(' ');
  return { random, word, words, sentence, paragraph };
}

/** One doc of about 900 words: ten sections, a list, a table, two code blocks, an admonition, links. */
function docText(index: number, hrefOf: (index: number) => string, count: number): string {
  const { word, words, paragraph } = writer(index + 1);
  const link = (step: number) => `[${words(2)}](${hrefOf((index + step) % count)})`;
  const sections = Array.from({ length: 9 }, (_, at) => {
    const level = at % 3 === 0 ? '##' : '###';
    const extra =
      [
        `- ${words(6)}\n- **${words(2)}** ${words(5)}\n- ${link(at + 1)}`,
        `\`\`\`ts title="${word()}.ts" {2}\nimport { ${word()} } from '@example/sdk';\nconst ${word()}Result = await sdk.${word()}('${word()}');\nconsole.log(${word()}Result);\n\`\`\``,
        `:::note\n\n${paragraph(1)}\n\n:::`,
        `| Field | Meaning |\n| --- | --- |\n| \`${word()}\` | ${words(6)} |\n| \`${word()}\` | ${words(6)} |`,
      ][at % 4] ?? '';
    return `${level} ${words(3)} ${at}\n\n${paragraph(4)} See ${link(at + 7)} and \`${word()}.${word()}()\`.\n\n${extra}`;
  });
  const title = `${words(2)} ${index}`;
  return `---\ntitle: ${title}\ndescription: ${paragraph(1)}\nsidebar_position: ${index % 10}\n---\n\n${paragraph(4)}\n\n${sections.join('\n\n')}\n`;
}

/** Docs that site.config.ts links to, which every content folder therefore needs, as it needs a post. */
const linkedPaths = ['docs/intro', 'docs/integrations/client-libraries'];

/** Writes so many generated docs into a new content folder, in folders of ten, grouped by ten again. */
export function writeCorpus(dir: string, count: number): void {
  rmSync(dir, { recursive: true, force: true });
  putFile(join(dir, 'blog/2020-01-02-post.mdx'), '---\ntitle: Post\n---\n\nText.\n\n{/* truncate */}\n');
  const path = (index: number) =>
    linkedPaths[index] ?? `docs/part-${Math.floor(index / 100)}/chapter-${Math.floor(index / 10)}/page-${index}`;
  const toRoute = (target: number) => `/${path(target)}`;
  for (let index = 0; index < count; index++) putFile(join(dir, `${path(index)}.mdx`), docText(index, toRoute, count));
}
