import { describe, expect, it } from 'vitest';
import { outline, sidebarOf } from '../../../../support/content';

const labels = (...args: Parameters<typeof sidebarOf>) => outline(sidebarOf(...args));

describe('the order of a sidebar', () => {
  it('is by position, fractions and negative ones included', () => {
    const docs = {
      'docs/a.md': { sidebar_position: 2 },
      'docs/b.md': { sidebar_position: 1.5 },
      'docs/c.md': { sidebar_position: 1 },
      'docs/d.md': { sidebar_position: -1 },
    };
    expect(labels(docs)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('takes the number prefix where there is no position', () => {
    expect(labels({ 'docs/10-a.md': {}, 'docs/02-b.md': {}, 'docs/03-c.md': { sidebar_position: 11 } })).toEqual([
      'b',
      'a',
      'c',
    ]);
  });

  it('puts what has neither at the end, by name', () => {
    expect(labels({ 'docs/z.md': {}, 'docs/a.md': {}, 'docs/5-m.md': {} })).toEqual(['m', 'a', 'z']);
  });

  it('keeps the order of names on disk where positions are equal', () => {
    expect(
      labels({ 'docs/c.md': { sidebar_position: 1 }, 'docs/a.md': { sidebar_position: 1 }, 'docs/01-b.md': {} }),
    ).toEqual(['b', 'a', 'c']);
    expect(labels({ 'docs/a.md': {}, 'docs/a-b.md': {}, 'docs/a/x.md': {} })).toEqual(['a', ['x'], 'a-b', 'a']);
  });

  it('treats zero as a position', () => {
    expect(labels({ 'docs/a.md': { sidebar_position: 1 }, 'docs/b.md': { sidebar_position: 0 } })).toEqual(['b', 'a']);
  });

  it('ignores a prefix that is part of the name', () => {
    expect(labels({ 'docs/02-a.md': { parse_number_prefixes: false }, 'docs/b.md': { sidebar_position: 9 } })).toEqual([
      'b',
      '02-a',
    ]);
  });

  it('mixes docs and folders', () => {
    const docs = { 'docs/03-c.md': {}, 'docs/02-folder/x.md': {}, 'docs/other/y.md': {}, 'docs/01-a.md': {} };
    expect(labels(docs, { 'docs/other': { position: 2.5 } })).toEqual(['a', 'folder', ['x'], 'other', ['y'], 'c']);
  });

  it('does not depend on the order files were read in', () => {
    const paths = ['docs/a.md', 'docs/b/c.md', 'docs/b/a.md', 'docs/02-z.md', 'docs/d.md'];
    const build = (order: string[]) => labels(Object.fromEntries(order.map((path) => [path, {}])));
    expect(build([...paths].reverse())).toEqual(build(paths));
  });

  it('holds inside of folders too', () => {
    expect(labels({ 'docs/a/2-x/2-m.md': {}, 'docs/a/2-x/1-n.md': {}, 'docs/a/1-y.md': {} })).toEqual([
      'a',
      ['y', 'x', ['n', 'm']],
    ]);
  });
});
