/** Title of a diagram in its source: accTitle, else the title above the drawing. */
export function diagramTitle(chart: string): string | undefined {
  const spoken = /^[ \t]*accTitle[ \t]*:(.+)$/m.exec(chart)?.[1]?.trim();
  const [, settings = ''] = /^\s*---\n(.*?)\n[ \t]*---/s.exec(chart) ?? [];
  return spoken || /^title[ \t]*:[ \t]*(["']?)(\S.*?)\1[ \t]*$/m.exec(settings)?.[2];
}
