import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { lastUpdateOf, parseGitLog, readLastUpdates } from '@/lib/content/files/last-update';
import { tempFolder } from '../../../temp-folder';

describe('parseGitLog', () => {
  it('keeps the newest commit of every file', () => {
    const log =
      '\x002026-03-02T10:00:00+01:00\tAnn Other\n\ndocs/a.md\ndocs/ü b.md\n\n\x002026-03-01T10:00:00Z\tBo\n\ndocs/a.md\ndocs/c.md\n';
    expect([...parseGitLog(log)]).toEqual([
      ['docs/a.md', { date: '2026-03-02T10:00:00+01:00', author: 'Ann Other' }],
      ['docs/ü b.md', { date: '2026-03-02T10:00:00+01:00', author: 'Ann Other' }],
      ['docs/c.md', { date: '2026-03-01T10:00:00Z', author: 'Bo' }],
    ]);
  });

  it('passes over commits without files', () => {
    expect([...parseGitLog('\x002026-03-02T10:00:00Z\tAnn\n\n\x002026-03-01T10:00:00Z\tBo\n\na.md\n').keys()]).toEqual([
      'a.md',
    ]);
  });

  it('is empty for an empty log', () => {
    expect(parseGitLog('').size).toBe(0);
  });
});

describe('lastUpdateOf', () => {
  it.each([
    ['2026-03-01', '2026-03-01'],
    ['2026-03-01T23:30:00', '2026-03-01T23:30:00Z'],
    ['2026-03-01T23:30:00-05:00', '2026-03-01T23:30:00-05:00'],
  ])('takes %s of the front matter as %s everywhere', (written, date) => {
    expect(lastUpdateOf({ last_update: { date: written } }, 'a.md', new Map())?.date).toBe(date);
  });
});

describe('readLastUpdates', () => {
  it('asks git for the files below the folder', () => {
    const folder = tempFolder({ 'content/docs/ä.md': 'a', 'other.md': 'b' });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], {
        cwd: folder,
        stdio: 'pipe',
      });
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'first', '--date', '2026-03-01T10:00:00Z');
    const updates = readLastUpdates(`${folder}/content`);
    expect([...updates.keys()]).toEqual(['docs/ä.md']);
    expect(updates.get('docs/ä.md')).toMatchObject({
      author: 'Ann',
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });
  });

  it('is empty outside of a repository', () => {
    expect(readLastUpdates(tempFolder()).size).toBe(0);
  });
});
