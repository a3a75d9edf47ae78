import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  markdownFixtureFolders,
  markdownPlugins,
  readMarkdownFixtures,
  runMarkdownFixture,
} from '../../support/markdown-fixtures';

const fixtures = readMarkdownFixtures();

describe('documents as Markdown', () => {
  it('have fixtures for every plugin and for nothing else', () => {
    expect([...markdownFixtureFolders].sort()).toEqual([...markdownPlugins].sort());
  });

  it.each(markdownPlugins)('%s has at least two cases', (plugin) => {
    expect(fixtures.filter((fixture) => fixture.plugin === plugin).length).toBeGreaterThanOrEqual(2);
  });

  it.each(fixtures)('$plugin: $name', (fixture) => {
    expect(runMarkdownFixture(fixture)).toBe(readFileSync(fixture.output, 'utf8'));
  });
});
