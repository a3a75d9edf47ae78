import { diagramTitle } from '@/lib/mdx/diagram-title';
import { MermaidDiagram } from '../mdx/mermaid/mermaid-diagram';

/** A diagram in a component of the site's own, named by its title or its kind. Its size is not measured. */
export default function OwnMermaid({ value }: { value: string }) {
  const [kind = ''] = value.trim().split(/\s/, 1);
  return <MermaidDiagram chart={value} title={diagramTitle(value) ?? kind} width={640} height={360} />;
}
