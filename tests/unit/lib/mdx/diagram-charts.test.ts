import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chartsBelow } from '@/lib/mdx/diagram-charts';
import { tempFolder } from '../../temp-folder';

const fence = (chart: string) => `\`\`\`mermaid\n${chart}\n\`\`\`\n`;

it('finds each diagram once, as the files are now, in parts of documents too', () => {
  const root = tempFolder({
    'docs/a.mdx': `Text.\n\n${fence('graph LR\n  a --> b')}`,
    'docs/_part.mdx': `- In a list:\n\n  \`\`\`mermaid\n  graph LR\n    c --> d\n  \`\`\`\n`,
    'versioned_docs/version-1.0/a.md': fence('graph LR\r\n  a --> b'),
    'docs/chart.txt': fence('graph LR\n  no --> page'),
  });
  expect(chartsBelow(root).sort()).toEqual(['graph LR\n  a --> b', 'graph LR\n  c --> d']);
  writeFileSync(join(root, 'docs/a.mdx'), fence('graph LR\n  e --> f'));
  expect(chartsBelow(root)).toContain('graph LR\n  e --> f');
});
