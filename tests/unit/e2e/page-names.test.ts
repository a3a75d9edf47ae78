import { expect, it } from 'vitest';
import { namesOf } from '@/tests/e2e/support/page-names';

it('reads the language, every first heading with all that is in it, and the title', () => {
  const head = '<head><title>Berths &amp; tides | Harbor</title></head>';
  const html = `<html lang="es">${head}<body><h1>Berths <code>now</code></h1><svg><title>A drawing</title></svg><h1></h1>`;
  const { title, ...names } = namesOf(html);
  expect(names).toEqual({ lang: 'es', headings: ['Berths now', ''] });
  expect(title).toBe('Berths & tides | Harbor');
});

it('finds nothing where there is nothing', () => {
  expect(namesOf('<html><body><h2>Second</h2></body></html>')).toEqual({ lang: '', headings: [], title: '' });
});
