import { expect } from 'vitest';
import type { Proofs } from './example-site';
import type { Part } from './parts';

function blocks(page: Part): Part[] {
  return page.all('figure', { class: 'code-block' });
}

/** Texts of the lines of a block that have one of these classes. */
function lines(block: Part | undefined, name: string): string[] {
  const all = block?.all('span') ?? [];
  return all.filter(({ attributes }) => attributes['class'] === `line ${name}`).map(({ text }) => text);
}

/** What examples say of blocks of code. */
export const proofsOfCode: Proofs = {
  'coloured code below a bar with “src/lobby.ts”, “TypeScript” and buttons to wrap lines and to copy.': async (
    { render },
    path,
  ) => {
    const [block] = blocks((await render(path)).page);
    expect(block?.texts('span', { class: 'code-title' })).toEqual(['src/lobby.ts']);
    expect(block?.texts('span', { class: 'code-language' })).toEqual(['TypeScript']);
    const buttons = block?.all('button').map(({ attributes }) => attributes['aria-label']);
    expect(buttons).toEqual(['Wrap lines', 'Copy code']);
    expect(block?.texts('span', { class: 'k' })).toContain('export const');
  },
  'lines 1, 3 and 4 of the first block marked, and lines 2, 3 and 4 of the second.': async ({ render }, path) => {
    const [first, second] = blocks((await render(path)).page);
    expect(lines(first, 'hl')).toEqual(['const first = 1;', 'const third = 3;', 'const fourth = 4;']);
    expect(lines(second, 'hl')).toEqual(['second = 2', 'third = 3', 'fourth = 4']);
    expect(second?.text).not.toContain('highlight');
  },
  'numbers beside the lines, from 1 and from 12.': async ({ render }, path) => {
    const both = blocks((await render(path)).page);
    expect(both.map(({ attributes }) => 'data-numbers' in attributes)).toEqual([true, true]);
    // app/styles/code.css counts on from here.
    expect(both.map((block) => block.all('code')[0]?.attributes['style'])).toEqual([
      undefined,
      'counter-reset:line 11',
    ]);
  },
  'the first line red and the second green.': async ({ render }, path) => {
    const [block] = blocks((await render(path)).page);
    expect([lines(block, 'del'), lines(block, 'add')]).toEqual([['- const limit = 2;'], ['+ const limit = 5;']]);
  },
  'tabs for npm, yarn, pnpm and bun, each with its own command. The choice is remembered.': async (
    { render },
    path,
  ) => {
    const { page } = await render(path);
    expect(page.texts('button', { role: 'tab' })).toEqual(['npm', 'yarn', 'pnpm', 'bun']);
    expect(page.texts('pre')).toEqual([
      'npm install @forjagames/nexus',
      'yarn add @forjagames/nexus',
      'pnpm add @forjagames/nexus',
      'bun add @forjagames/nexus',
    ]);
  },
  'the same block as from a fence.': async ({ render }, path) => {
    const [block] = blocks((await render(path)).page);
    expect(block?.texts('span', { class: 'code-title' })).toEqual(['one-line.ts']);
    expect(block?.texts('pre')).toEqual(['const one = 1;']);
    expect(block && 'data-numbers' in block.attributes).toBe(true);
  },
};
