import { estimateDiagramSize } from '@/lib/mdx/diagram-size';
import { diagramTitle } from '@/lib/mdx/diagram-title';
import type { Words } from '@/lib/words/types';
import { MermaidDiagram } from './mermaid-diagram';

/** A diagram: its source at first, until mermaid-diagram.tsx draws it near the viewport. Nothing without a source. */
export function Mermaid({ chart, words }: { chart?: string; words: Words['text'] }) {
  if (!chart) return null;
  const title = diagramTitle(chart) ?? words.diagram;
  const { width, height } = estimateDiagramSize(chart);
  return <MermaidDiagram chart={chart} title={title} width={width} height={height} />;
}
