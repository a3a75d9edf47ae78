import groupBy from 'lodash-es/groupBy.js';
import sortBy from 'lodash-es/sortBy.js';
import type { Diagnostic } from '../report/diagnostic';
import { formatCounts } from '../report/format';
import type { Comparison } from './compare';
import type { Remark } from './report';

/** What an import did, or would do. */
export interface Outcome {
  /** Folder of the site, as the command named it. */
  from: string;
  /** Lines about the imported files, such as `34 docs`. */
  counts: readonly string[];
  remarks: readonly Remark[];
  comparison: Comparison;
  diagnostics: readonly Diagnostic[];
}

function bullet({ text, place, next }: Remark): string {
  return `- ${text}${place === undefined ? '' : ` (${place})`}${next === undefined ? '' : `\n  → ${next}`}`;
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];
}

function finding({ file, line, column, severity, message, hint, code }: Diagnostic): string {
  return `- ${file}:${line}:${column} ${severity}: ${message} (${code})${hint === undefined ? '' : `\n  → ${hint}`}`;
}

/** Remarks of one kind; those with the same text are joined, with their files in a list. */
function merged(remarks: readonly Remark[], fate: Remark['fate']): string[] {
  const ofKind = remarks.filter((remark) => remark.fate === fate);
  return Object.values(groupBy(ofKind, 'text')).map((same) => {
    const [first = { fate, text: '' }] = same;
    const places = same.flatMap(({ place }) => place ?? []);
    return bullet({ ...first, ...(places.length > 0 && { place: places.join(', ') }) });
  });
}

/** The full report, which is written to import-report.md. */
export function reportText({ from, counts, remarks, comparison, diagnostics }: Outcome): string {
  const { conflicts, kept } = comparison;
  return [
    `# What came from ${from}`,
    '',
    ...section(
      'Came along',
      counts.map((line) => `- ${line}`),
    ),
    ...section('Changed on the way', merged(remarks, 'changed')),
    ...section('Could not come', merged(remarks, 'left')),
    ...section(
      'Edited here and on the site: kept as they are here',
      conflicts.map(
        (path) => `- ${path}\n  → Take over by hand what changed on the site, or delete the file and import again.`,
      ),
    ),
    ...section(
      'Edited here: kept',
      kept.map((path) => `- ${path}`),
    ),
    ...section(
      'What the content check says',
      diagnostics.length > 0
        ? sortBy(diagnostics, ({ severity }) => severity !== 'error').map(finding)
        : ['Nothing: 0 errors and 0 warnings.'],
    ),
  ].join('\n');
}

const shown = 12;

/** The short report, for the terminal. */
export function summaryLines({ counts, remarks, comparison, diagnostics }: Outcome): string[] {
  const left = merged(remarks, 'left');
  const more = left.length - shown;
  const { write, remove, unchanged, kept, conflicts } = comparison;
  return [
    `Comes along: ${counts.join(', ')}.`,
    `${write.length} files to write, ${remove.length} to remove, ${unchanged} as they are${kept.length > 0 ? `, ${kept.length} edited here and kept` : ''}.`,
    ...(conflicts.length > 0
      ? ['Edited here and on the site, kept as they are here:', ...conflicts.map((path) => `- ${path}`)]
      : []),
    ...(left.length > 0 ? ['Could not come:', ...left.slice(0, shown)] : []),
    ...(more > 0 ? [`and ${more} more, in the report.`] : []),
    `Content check: ${formatCounts(diagnostics)}.`,
  ];
}
