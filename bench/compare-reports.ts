import { printTable } from './print-table';
import { type Report, readReport, type Table } from './saved-report';

/** A figure in two reports. */
export interface Difference {
  part: string;
  /** First column of its row. */
  row: string;
  figure: string;
  before: string;
  after: string;
  /** Empty where one of them is no number, or the first is none to divide by. */
  change: string;
}

/** The number a cell begins with: `93.3 %`, `0.4 s`; none in words. */
function numberIn(cell: string | number | undefined): number {
  return typeof cell === 'number' ? cell : Number.parseFloat(cell ?? '');
}

function changeOf(before: number, after: number): string {
  if (Number.isNaN(before) || Number.isNaN(after) || before === 0) return '';
  const percent = (100 * (after - before)) / before;
  return `${percent > 0 ? '+' : ''}${percent.toFixed(1)} %`;
}

/** First columns of a table's rows, numbered where they repeat. */
function labelled(table: Table): Map<string, Table[number]> {
  const rows = new Map<string, Table[number]>();
  for (const row of table) {
    const label = String(Object.values(row)[0] ?? '');
    const count = [...rows.keys()].filter((known) => known === label || known.startsWith(`${label} #`)).length;
    rows.set(count === 0 ? label : `${label} #${count + 1}`, row);
  }
  return rows;
}

function compareTables(part: string, first: Table, second: Table): Difference[] {
  const rows = labelled(second);
  return [...labelled(first)].flatMap(([row, cells]) => {
    const others = rows.get(row);
    if (!others) return [];
    return Object.keys(cells)
      .slice(1)
      .filter((figure) => figure in others)
      .map((figure) => {
        const [before, after] = [cells[figure], others[figure]];
        const change = changeOf(numberIn(before), numberIn(after));
        return { part, row, figure, before: String(before), after: String(after), change };
      });
  });
}

/** Every figure that two reports have in common, in the order of the first. */
export function compareReports(first: Report, second: Report): Difference[] {
  return Object.entries(first).flatMap(([part, tables]) =>
    tables.flatMap((table, index) => compareTables(part, table, second[part]?.[index] ?? [])),
  );
}

/**
 * Prints what two reports have in common, and how the second differs.
 * @throws Error where there is no such report, or nothing to compare
 */
export function benchCompare([first, second, ...others]: readonly string[]): void {
  if (first === undefined || second === undefined || others.length > 0)
    throw new Error('Name two commits, or two reports below .cache/bench/reports: npm run bench -- compare main HEAD');
  const differences = compareReports(readReport(first), readReport(second));
  if (differences.length === 0) throw new Error('These reports have no figure in common.');
  process.stdout.write(`before: ${first}, after: ${second}\n`);
  printTable(differences.map((difference) => ({ ...difference })));
}
