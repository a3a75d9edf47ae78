import { describe, expect, it } from 'vitest';
import { diagramKey, estimateDiagramSize } from '@/lib/mdx/diagram-size';
import measured from '@/lib/mdx/diagram-sizes.json';

const steps = (count: number) => Array.from({ length: count }, (_, index) => `  a${index} --> b${index}`).join('\n');

describe('diagramKey', () => {
  it('is the same for the same chart, white space around it apart', () => {
    expect(diagramKey('\ngraph LR\n  a --> b\n\n')).toBe(diagramKey('graph LR\n  a --> b'));
    expect(diagramKey('graph LR\n  a --> c')).not.toBe(diagramKey('graph LR\n  a --> b'));
    expect(diagramKey('graph LR')).toMatch(/^[\da-f]{16}$/);
  });
});

describe('estimateDiagramSize', () => {
  it('grows downwards with the messages of a sequence and sideways with its actors', () => {
    const sequence = (actors: string[], messages: number) =>
      estimateDiagramSize(
        [
          'sequenceDiagram',
          ...actors.map((name) => `participant ${name}`),
          ...Array.from({ length: messages }, () => 'A->>B: hi'),
        ].join('\n'),
      );
    expect(sequence(['A', 'B', 'C'], 2).width).toBeGreaterThan(sequence(['A', 'B'], 2).width);
    expect(sequence(['A', 'B'], 9).height).toBeGreaterThan(sequence(['A', 'B'], 2).height);
  });

  it('is wide for charts from left to right and tall for others', () => {
    const across = estimateDiagramSize(`flowchart LR\n${steps(8)}`);
    const down = estimateDiagramSize(`flowchart TD\n${steps(8)}`);
    expect(across.width).toBeGreaterThan(across.height);
    expect(down.height).toBeGreaterThan(across.height);
  });

  it('counts neither comments nor titles', () => {
    const plain = estimateDiagramSize('graph TD\na --> b');
    expect(estimateDiagramSize('%% remark\n\ngraph TD\n  accTitle: T\n  accDescr: D\n  %% more\na --> b\n')).toEqual(
      plain,
    );
  });

  it('stays within a page for a long chart', () => {
    expect(estimateDiagramSize(`graph TD\n${steps(500)}`).height).toBeLessThanOrEqual(900);
    expect(estimateDiagramSize(`graph LR\n${steps(500)}`).height).toBeLessThanOrEqual(420);
  });

  it('has a size even for an empty chart', () => {
    const { width, height } = estimateDiagramSize('');
    expect(Math.min(width, height)).toBeGreaterThan(0);
  });
});

describe('diagram-sizes.json', () => {
  it('holds keys and pairs of positive numbers', () => {
    const entries = Object.entries(measured as Record<string, number[]>);
    expect(
      entries.filter(
        ([key, size]) => !/^[\da-f]{16}$/.test(key) || size.length !== 2 || size.some((value) => !(value > 0)),
      ),
    ).toEqual([]);
  });
});
