import { hash } from '../node/hash';
import measured from './diagram-sizes.json';

const sizes: Readonly<Record<string, number[]>> = measured;

/** Key of a diagram in diagram-sizes.json. */
export function diagramKey(chart: string): string {
  return hash(chart.trim()).slice(0, 16);
}

function statements(chart: string): string[] {
  return chart
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('%%') && !/^acc(Title|Descr)/.test(line));
}

function guess(chart: string): { width: number; height: number } {
  const [head = '', ...body] = statements(chart);
  if (head.startsWith('sequenceDiagram')) {
    const actors = body.filter((line) => /^(participant|actor)\b/.test(line)).length || 2;
    const rows = body.filter((line) => /->|--|note|alt|opt|loop|else/i.test(line)).length;
    return { width: actors * 200 + 100, height: rows * 48 + 180 };
  }
  if (/^(flowchart|graph)\s+(LR|RL)/.test(head)) return { width: 700, height: Math.min(80 + body.length * 22, 420) };
  return { width: 560, height: Math.min(160 + body.length * 48, 900) };
}

/** Space for a diagram in CSS pixels, so that the page does not shift: measured by `npm run diagrams`, or a guess. */
export function estimateDiagramSize(chart: string) {
  const [width, height] = sizes[diagramKey(chart)] ?? [];
  return width && height ? { width, height } : guess(chart);
}
