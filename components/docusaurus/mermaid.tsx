import { diagramTitle } from '@/lib/mdx/diagram-title';
import { MermaidDiagram } from '../mdx/mermaid/mermaid-diagram';

/** A diagram whose source a component of the site's own has. Nobody has measured it. */
export default function OwnMermaid({ value }: { value: string }) {
  return <MermaidDiagram chart={value} title={diagramTitle(value) ?? 'Mermaid'} width={640} height={360} />;
}
