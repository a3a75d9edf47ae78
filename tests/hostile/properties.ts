import fc from 'fast-check';
import matter from 'gray-matter';
import { fileFacts } from '@/lib/check/content/file-facts';
import { disarmGrayMatter } from '@/lib/content/files/disarm-gray-matter';
import { splitFrontMatter } from '@/lib/content/files/split-front-matter';
import { bodyCases } from './corpus/bodies';
import { type Format, flag, run, write } from './corpus/case';
import { fileCases } from './corpus/files';
import { findDanger } from './find-danger';
import { renderUnfiltered } from './render-unfiltered';

/** Pieces that open, close and mean something to one of the readers of a document. */
const marks =
  `< > </ /> <!-- --> --!> <!--> <![CDATA[ ]]> { } {/* */} { /* \${ " ' \` \`\`\` ~~~ ::: :::note[ ]( ) [a]: ![ ** | - # > ---
  <script> </script> <style> </style> <svg> </svg> <math> <mtext> <mglyph> <noscript> </noscript> <title> </title> <textarea> <template>
  <table> <td> <select> <p <a <img <Tabs> </Tabs> <Details <Link <div> </div> <b> </b> <Term <CodeBlock <Mermaid
  href= src= title= id= class= style= onerror= innerMarkup= code= chart= summary= to= &lt; &#106; &Tab; &colon; javascript: data:text/html,
  //evil.invalid/ pathname:/// __proto__ constructor __next_f import export`.split(/\s+/);
const spaces = [' ', '\n', '\n\n', '\t', '\u0000', '\r', '\u2028', '\u00a0', '\f', '    '];

/** Cuts a text somewhere. */
const piece = (text: string): fc.Arbitrary<string> =>
  fc.tuple(fc.nat(text.length), fc.nat(text.length)).map(([a, b]) => text.slice(Math.min(a, b), Math.max(a, b)));

const short = bodyCases.filter(({ body }) => body.length < 300).map(({ body }) => body);
const fragment = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...marks) },
  { weight: 2, arbitrary: fc.constantFrom(...spaces) },
  { weight: 1, arbitrary: fc.constantFrom(run, write, `<img src=x onerror=${run}>`) },
  { weight: 2, arbitrary: fc.constantFrom(...short) },
  { weight: 2, arbitrary: fc.constantFrom(...short).chain(piece) },
  { weight: 1, arbitrary: fc.string({ maxLength: 6, unit: 'binary' }) },
);
const bodies = fc.array(fragment, { maxLength: 14 }).map((parts) => parts.join(''));
const formats = fc.constantFrom<Format>('mdx', 'md');

async function assertHarmless(body: string, format: Format): Promise<void> {
  const { html } = await renderUnfiltered(body, format);
  const found = Object.entries(html).flatMap(([way, text]) => findDanger(text).map((danger) => `${way}: ${danger}`));
  if (flag in globalThis) found.push('it ran');
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** Whatever a body is made of: rendered with every filter off, it is harmless, or refused with its line. */
export const bodiesAreHarmless = fc.asyncProperty(bodies, formats, assertHarmless);

const heads = fc.constantFrom(
  '---',
  '---\n',
  '---js\n',
  '--- js\n',
  '\uFEFF---\n',
  '----\n',
  '---\r\n',
  '---\r',
  '',
  '\n---\n',
);
const lines = fc.oneof(
  fc.constantFrom(
    'title: E',
    'description: x',
    'slug: a',
    'format: md',
    '---',
    '...',
    `{${write}}`,
    '~~~: 1',
    '- a',
    '"',
    '|',
  ),
  fc.constantFrom(
    ...fileCases.flatMap(({ text }) =>
      text
        .split('\n')
        .slice(0, 6)
        .filter((line) => line.length < 200),
    ),
  ),
);
const ends = fc.constantFrom('\n', '\n', '\n', '\r\n', '\r', '\u2028', '\u2029', '\u0085', '\f', ' \n');
const sources = fc
  .tuple(
    heads,
    fc.array(
      fc.tuple(lines, ends).map((pair) => pair.join('')),
      { maxLength: 10 },
    ),
    bodies,
  )
  .map(([head, yaml, body]) => head + yaml.join('') + body);

/** What the reader of the build makes of a file; undefined where it refuses it. */
function readAsBuild(text: string): string | undefined {
  try {
    return matter(text, { language: 'yaml' }).content;
  } catch {
    return undefined;
  }
}

/**
 * Whatever a file is made of: the check reads it without a crash, each of its problems has a place, and the body that the
 * build's own reader finds in it is the one that was judged, and harmless.
 */
export const sourcesAreHarmless = fc.asyncProperty(sources, formats, async (text, format) => {
  disarmGrayMatter();
  const bytes = Buffer.from(text);
  const task = { path: 'docs/case.mdx', kind: 'Doc', bytes, allowedKeys: [], untrusted: true } as const;
  const { problems } = fileFacts(task);
  if (problems.some(({ line, column }) => line < 1 || column < 1)) throw new Error('a problem has no place');
  const decoded = bytes.toString('utf8');
  const body = readAsBuild(decoded);
  if (body === undefined) return;
  const split = splitFrontMatter(decoded);
  const own = decoded.slice(split?.bodyStart ?? (decoded.startsWith('\uFEFF') ? 1 : 0));
  if (own !== body && problems.length === 0) throw new Error('check and build see different bodies');
  await assertHarmless(body, format);
});
