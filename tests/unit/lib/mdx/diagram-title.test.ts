import { expect, it } from 'vitest';
import { diagramTitle } from '@/lib/mdx/diagram-title';

it.each([
  ['flowchart LR\n  accTitle: How a call travels\n  a --> b', 'How a call travels'],
  ['---\ntitle: How a turn goes\n---\nflowchart LR\n  a --> b', 'How a turn goes'],
  ['---\nconfig:\n  theme: base\ntitle: "Quoted: turn"\n---\nflowchart LR', 'Quoted: turn'],
  ['---\ntitle: Shown\n---\nflowchart LR\n  accTitle: Spoken', 'Spoken'],
  ['flowchart LR\n  title: x\n  a --> b', undefined],
  ['---\ntitle:\n---\nflowchart LR', undefined],
])('names %j', (chart, title) => {
  expect(diagramTitle(chart)).toBe(title);
});
