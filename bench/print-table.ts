type Rows = readonly Readonly<Record<string, string | number>>[];

let printed: Rows[] = [];

/** The tables that were printed since it was asked last. */
export function takePrinted(): Rows[] {
  const tables = printed;
  printed = [];
  return tables;
}

/** Prints a table with aligned columns; numbers are right-aligned. */
export function printTable(rows: Rows): void {
  const [first] = rows;
  if (!first) return;
  printed.push(rows);
  const keys = Object.keys(first);
  const cells = [keys, ...rows.map((row) => keys.map((key) => String(row[key] ?? '')))];
  const widths = keys.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  for (const line of cells)
    process.stdout.write(
      `  ${line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')}\n`,
    );
}

/** The measurement below which a share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

/** Middle value of a list of measurements. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
