import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeAnchor, severities } from '@/lib/check/content/codes';

const headings = [...readFileSync('docs/content-check.md', 'utf8').matchAll(/^### (.+)\n\n\*(Error|Warning)\.\*/gm)];

test('every code is explained under its name, with its severity, and no other', () => {
  const explained = headings.map(([, code = '', severity = '']) => [code, severity.toLowerCase()]);
  expect(Object.fromEntries(explained)).toEqual(severities);
});

test('links of diagnostics lead to the anchor GitHub makes of the heading', () => {
  expect(codeAnchor('front-matter/no-title')).toBe('front-matterno-title');
});
