import type { Report } from '../report';

/** What code does that works otherwise here: how it is known, what it is, and the next step. */
const remarks: readonly (readonly [RegExp, string, string])[] = [
  [
    /['"]@theme\/CodeBlock['"]/,
    'Colours of code that components draw',
    'Write code into documents, in fences, where it needs them.',
  ],
  [
    /\brequire\.context\(/,
    'Files that `require.context` collects',
    'Import each by its name, in the component that came.',
  ],
  [
    /\b(?:querySelector(?:All)?|getElementsByClassName)\(\s*['"`][^'"`\n]*(?<![\w-])(?:navbar|menu__|footer__|theme-|main-wrapper|pagination-nav|table-of-contents)/,
    'Code that looks for parts of the pages of Docusaurus, which have other names here',
    'Take it out of the component that came: a page that does not find what it needs shows an error.',
  ],
];

/** Reports what code that came does otherwise here. */
export function reportCode(source: string, from: string, report: Report): void {
  for (const [words, what, next] of remarks) if (words.test(source)) report.left(what, from, next);
}
