import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import packageJson from '@/package.json';

it('the version of Node.js tools pick is the oldest major that is promised, and its types are those checked', () => {
  const oldest = /^>=(\d+)/.exec(packageJson.engines.node)?.[1];
  expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(oldest);
  expect(packageJson.devDependencies['@types/node'].split('.')[0]).toBe(oldest);
});

it('every package is pinned to a version, so that nothing changes between upgrades', () => {
  const versions = Object.entries({ ...packageJson.dependencies, ...packageJson.devDependencies });
  expect(versions.filter(([, version]) => !/^(npm:[a-z@/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('upgrades come once a week, grouped', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: { 'package-ecosystem': string; schedule: { interval: string }; groups: object }[];
  };
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'npm', 'github-actions']);
  for (const { schedule, groups } of updates) {
    expect(schedule.interval).toBe('weekly');
    expect(Object.keys(groups)).not.toEqual([]);
  }
});
