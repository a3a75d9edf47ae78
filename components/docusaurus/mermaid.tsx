import { diagramTitle } from '@/lib/mdx/diagram-title';
import { MermaidDiagram } from '../mdx/mermaid/mermaid-diagram';

/** A diagram whose source a component of the site's own has, called by its title or its kind. Nobody has measured it. */
export default function OwnMermaid({ value }: { value: string }) {
  const [kind = ''] = value.trim().split(/\s/, 1);
  return <MermaidDiagram chart={value} title={diagramTitle(value) ?? kind} width={640} height={360} />;
}
