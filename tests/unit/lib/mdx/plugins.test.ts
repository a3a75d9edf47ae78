import { describe, expect, it } from 'vitest';
import { fixtureFolders, pluginNames, readFixtures, runFixture } from '../../../support/plugin-fixtures';

const fixtures = readFixtures();

describe('plugin fixtures', () => {
  it('exist for every plugin and for nothing else', () => {
    expect([...fixtureFolders].sort()).toEqual([...pluginNames].sort());
  });

  it.each(pluginNames)('%s has at least two cases', (plugin) => {
    expect(fixtures.filter((fixture) => fixture.plugin === plugin).length).toBeGreaterThanOrEqual(2);
  });
});

describe.each(pluginNames)('%s', (plugin) => {
  it.each(fixtures.filter((fixture) => fixture.plugin === plugin))('$name', async (fixture) => {
    expect(await runFixture(fixture)).toEqual(fixture.expected);
  });
});
