import { expect, it } from 'vitest';
import { allowedSources, contentPolicy } from '@/lib/publish/content-policy';
import { testSite } from '../../../support/sites';

const plain = testSite('features').site;

it('a page may ask the cluster that answers its search, beside what the site allows', () => {
  const { site } = testSite('sidebars');
  expect(contentPolicy('', allowedSources(site))).toContain(`;connect-src 'self' http://localhost:18108`);
  const security = { csp: { 'connect-src': ['https://api.example'] } };
  expect(allowedSources({ ...site, security })['connect-src']).toEqual([
    'https://api.example',
    'http://localhost:18108',
  ]);
});

it('a page may run WebAssembly where its search needs it, and not elsewhere', () => {
  expect(contentPolicy('', allowedSources(plain, true))).toContain("'wasm-unsafe-eval'");
  expect(contentPolicy('', allowedSources(plain))).not.toContain('wasm');
  expect(allowedSources(plain)).toEqual(plain.security.csp);
});
