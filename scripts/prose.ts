import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkProse, easeOf, type ProseSource } from '../lib/check/prose/check-prose';
import { formatPretty } from '../lib/report/format';

/** Markdown files below a folder, in the order of their names. */
function markdownIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
  return paths.filter((path) => /\.mdx?$/.test(path)).sort();
}

function read(path: string, format: ProseSource['format']): ProseSource {
  return { path, text: readFileSync(path, 'utf8'), format };
}

const { values } = parseArgs({ options: { ease: { type: 'boolean', default: false } } });
const sources = [
  // The rules are those of English.
  ...markdownIn('content')
    .filter((path) => !path.startsWith('content/i18n/'))
    .map((path) => read(path, 'mdx')),
  // A site has no CONTRIBUTING.md.
  ...['README.md', 'CONTRIBUTING.md', ...markdownIn('docs')]
    .filter((path) => existsSync(path))
    .map((path) => read(path, 'md')),
];

if (values.ease) {
  for (const source of sources) console.log(`${easeOf(source).score.toFixed(1).padStart(6)}  ${source.path}`);
} else {
  const diagnostics = sources.flatMap(checkProse);
  if (diagnostics.length > 0) {
    console.log(formatPretty(diagnostics));
    process.exitCode = 1;
  }
}
