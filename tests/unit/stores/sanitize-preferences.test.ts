import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizePreferences } from '@/stores/sanitize-preferences';

/** What a first visit starts with. */
const defaultPreferences = {
  colorMode: null,
  tabs: {},
  openCategories: {},
  branchHeights: {},
  dismissedAnnouncement: null,
  docsVersion: null,
  language: null,
  shortcuts: true,
};

const valid = {
  colorMode: 'dark',
  tabs: { os: 'mac' },
  openCategories: { a: true, b: false },
  branchHeights: { '/docs/a': 120 },
  dismissedAnnouncement: 'x',
  docsVersion: '1.0',
  language: 'es',
  shortcuts: false,
} as const;

describe('sanitizePreferences', () => {
  it('keeps what is valid', () => {
    expect(sanitizePreferences(valid)).toEqual(valid);
  });

  it.each([undefined, null, 5, 'text', [], true])('starts anew from %j', (saved) => {
    expect(sanitizePreferences(saved)).toEqual(defaultPreferences);
  });

  it.each([
    [{ colorMode: 'blue' }, { colorMode: null }],
    [{ colorMode: { mode: 'dark' } }, { colorMode: null }],
    [{ tabs: 'mac' }, { tabs: {} }],
    [{ tabs: { os: 'mac', lang: 5, db: null } }, { tabs: { os: 'mac' } }],
    [{ openCategories: { a: 'yes', b: 1, c: false } }, { openCategories: { c: false } }],
    [{ branchHeights: { a: '9px', b: -1, c: 1e9, d: 12 } }, { branchHeights: { d: 12 } }],
    [{ dismissedAnnouncement: 5 }, { dismissedAnnouncement: null }],
    [{ docsVersion: [] }, { docsVersion: null }],
    [{ language: 5 }, { language: null }],
    [{ shortcuts: 'no' }, { shortcuts: true }],
  ])('replaces the damaged part of %j alone', (damage, expected) => {
    expect(sanitizePreferences({ ...valid, ...damage })).toEqual({ ...valid, ...expected });
  });

  it('drops keys it does not know', () => {
    expect(sanitizePreferences({ ...valid, font: 'serif' })).not.toHaveProperty('font');
  });

  it('bounds what it keeps', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`c${index}`, true]));
    const kept = Object.keys(sanitizePreferences({ openCategories: many }).openCategories);
    expect(kept.length).toBeLessThanOrEqual(500);
    expect(kept).toContain('c4999');
    expect(sanitizePreferences({ tabs: { os: 'x'.repeat(5000) } }).tabs).toEqual({});
  });

  it('survives anything, and has nothing left to do on its own result', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.record({ colorMode: fc.jsonValue(), tabs: fc.jsonValue(), openCategories: fc.jsonValue() }),
        ),
        (saved) => {
          const once = sanitizePreferences(saved);
          expect(sanitizePreferences(once)).toEqual(once);
          expect(Object.values(once.tabs).every((tab) => typeof tab === 'string')).toBe(true);
        },
      ),
    );
  });
});
