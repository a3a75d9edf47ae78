/** What the source of a diagram calls it: by accTitle for readers who do not see it, else by the title above the drawing. */
export function diagramTitle(chart: string): string | undefined {
  const spoken = /^[ \t]*accTitle[ \t]*:(.+)$/m.exec(chart)?.[1]?.trim();
  const [, settings = ''] = /^\s*---\n(.*?)\n[ \t]*---/s.exec(chart) ?? [];
  return spoken || /^title[ \t]*:[ \t]*(["']?)(\S.*?)\1[ \t]*$/m.exec(settings)?.[2];
}
