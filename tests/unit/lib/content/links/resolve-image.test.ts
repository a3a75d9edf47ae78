import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImageResolver, type ImageResolver } from '../../../../../lib/content/links/resolve-image';

let root = '';
let resolve: ImageResolver = () => ({ kind: 'missing', url: '' });

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'resolve-image-'));
  for (const file of [
    'content/docs/a/pic.png',
    'content/docs/a/with space.png',
    'content/i18n/es/docusaurus-plugin-content-docs/current/a/own.png',
    'public/img/x.png',
    'public/assets/logo.png',
    'public/img/Café.svg',
    'secret.png',
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  symlinkSync(join(root, 'secret.png'), join(root, 'content/docs/a/leak.png'));
  resolve = createImageResolver({
    contentDir: join(root, 'content'),
    publicDir: join(root, 'public'),
    basePath: '/fg-api',
    url: 'https://example.org',
  });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('createImageResolver', () => {
  it.each([
    ['./pic.png', 'content', '/fg-api/assets/docs/a/pic.png', 'content/docs/a/pic.png'],
    ['pic.png?v=1#f', 'content', '/fg-api/assets/docs/a/pic.png?v=1#f', 'content/docs/a/pic.png'],
    ['../a/with%20space.png', 'content', '/fg-api/assets/docs/a/with%20space.png', 'content/docs/a/with space.png'],
    ['@site/docs/a/pic.png', 'content', '/fg-api/assets/docs/a/pic.png', 'content/docs/a/pic.png'],
    ['/img/x.png', 'public', '/fg-api/img/x.png', 'public/img/x.png'],
    ['/fg-api/img/x.png', 'public', '/fg-api/img/x.png', 'public/img/x.png'],
    ['@site/static/img/x.png', 'public', '/fg-api/img/x.png', 'public/img/x.png'],
    ['/img/Caf%C3%A9.svg', 'public', '/fg-api/img/Caf%C3%A9.svg', 'public/img/Café.svg'],
  ])('%s is a %s file at %s', (src, kind, url, file) => {
    expect(resolve('docs/a/page.mdx', src)).toEqual({ kind, url, file: join(root, file) });
  });

  it.each([
    ['./Pic.png', 'content/docs/a/pic.png'],
    ['/IMG/x.png', 'public/img/x.png'],
    ['/fg-api/img/X.png', 'public/img/x.png'],
  ])('%s differs in case only and is missing', (src, near) => {
    expect(resolve('docs/a/page.mdx', src)).toMatchObject({ kind: 'missing', near });
  });

  it.each(['./none.png', '/img/none.png', '', './', '/img', '/img/x\0.png', '%00'])('%j is missing', (src) => {
    const found = resolve('docs/a/page.mdx', src);
    expect(found).toMatchObject({ kind: 'missing' });
    expect(found.reason).toBeTruthy();
  });

  it.each([
    '../../../secret.png',
    '/../secret.png',
    '/%2e%2e/secret.png',
    '@site/../secret.png',
    '@site/static/../../secret.png',
    './leak.png',
    '/fg-api/../secret.png',
  ])('%s lies outside', (src) => {
    expect(resolve('docs/a/page.mdx', src)).toMatchObject({ kind: 'outside' });
    expect(resolve('docs/a/page.mdx', src).file).toBeUndefined();
  });

  it.each([
    ['https://example.com/x.png', 'https://example.com/x.png'],
    ['//example.com/x.png', '//example.com/x.png'],
    ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ])('%s is left alone', (src, url) => {
    expect(resolve('docs/a/page.mdx', src)).toEqual({ kind: 'external', url });
  });

  it.each([
    ['https://example.org/fg-api/img/x.png', 'public'],
    ['https://example.org/fg-api/assets/docs/a/with%20space.png?v=1', 'content'],
    ['https://example.org/fg-api/assets/logo.png', 'public'],
    ['https://example.org/fg-api/img/nope.png', 'missing'],
    ['https://example.org/fg-api/assets/%2e%2e/secret.png', 'missing'],
    ['https://example.org/elsewhere/nope.png', 'external'],
  ])('%s is looked for where it lies on the site, and stays as it is', (src, kind) => {
    expect(resolve('docs/a/page.mdx', src)).toMatchObject({ kind, url: src });
  });

  it('finds what lies beside a translation, else beside its original', () => {
    const translation = 'i18n/es/docusaurus-plugin-content-docs/current/a/page.mdx';
    expect(resolve(translation, './own.png').url).toMatch(/\/assets\/i18n\/es\/.*\/own\.png$/);
    expect(resolve(translation, './pic.png')).toMatchObject({ kind: 'content', url: '/fg-api/assets/docs/a/pic.png' });
    expect(resolve(translation, './none.png')).toMatchObject({
      kind: 'missing',
      reason: expect.stringContaining('i18n'),
    });
  });

  it('takes the word of an author', () => {
    expect(resolve('docs/a/page.mdx', 'pathname:///img/x.png')).toEqual({
      kind: 'unchecked',
      url: '/fg-api/img/x.png',
    });
  });
});
