import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { iconsAddress, securePage, securePages } from '@/lib/publish/secure-pages';
import { tempFolder } from '../../temp-folder';

const guard = 'guard';

const icons = '/_next/static/media/icons.1a2b.svg';

const programs = { guard, firstPaint: 'paint', icons };

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const guardHash = hash(guard);

function page(body: string): string {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>x</title></head><body>${body}<script src="/_next/a.js"></script></body></html>`;
}

function scriptSources(body: string): string {
  const [, sources = ''] = /script-src ([^;]*)/.exec(securePage(page(body), { ...programs, allowed: {} })) ?? [];
  return sources;
}

it('puts the policy right behind the encoding', () => {
  expect(securePage(page(''), { ...programs, allowed: {} })).toContain(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'self';script-src 'self' ${guardHash};style-src 'self' 'unsafe-inline';img-src 'self' data:;object-src 'none';base-uri 'self';form-action 'self'"/><script>guard</script><title>`,
  );
});

it('has style sheets and icons asked for first, and the program of the first paint wait for none of them', () => {
  const link = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
  const written = page('').replace('<title>', `${link}<script>paint</script><title>`);
  const secured = securePage(written, { ...programs, allowed: {} });
  expect(secured).toContain(
    '<meta charSet="utf-8"/><link rel="preload" as="style" href="/_next/static/a.css"/><link rel="preload" as="image" href="/_next/static/media/icons.1a2b.svg" crossorigin=""/><meta http-equiv=',
  );
  expect(secured).toContain(`"/><script>guard;paint</script>${link}<title>`);
  expect(secured).toContain(`script-src 'self' ${hash('guard;paint')};`);
});

it.each(['//other.example/_next/static/a.css', 'https://other.example/_next/static/a.css'])(
  'asks for nothing of another host before the policy: %s',
  (href) => {
    const written = page('').replace(
      '<title>',
      `<link rel="stylesheet" href="${href}" data-precedence="next"/><title>`,
    );
    expect(securePage(written, { ...programs, allowed: {} })).not.toContain('preload');
  },
);

it('allows the scripts of the page by hash, each once', () => {
  expect(scriptSources('<script>a("é &amp; <b>")</script><script type="module">b</script><script>b</script>')).toBe(
    `'self' ${guardHash} ${hash('a("é &amp; <b>")')} ${hash('b')}`,
  );
});

it.each([
  '<script src="/a.js"></script>',
  '<script type="application/ld+json">{}</script>',
  '<script></script>',
  '<a title="<script>">x</a>',
  '<!--<script>x</script>-->',
  '<p>&lt;script>x&lt;/script></p>',
])('needs no hash for %s', (body) => {
  expect(scriptSources(body)).toBe(`'self' ${guardHash}`);
});

it('allows what site config names, beside the site itself', () => {
  const allowed = { 'img-src': ['https://a.example'], 'frame-src': ['https://b.example', 'https://c.example'] };
  const policy = securePage(page(''), { ...programs, allowed });
  expect(policy).toContain("img-src 'self' data: https://a.example;");
  expect(policy).toContain("frame-src 'self' https://b.example https://c.example");
});

it('spares a page that loads no files the guard', () => {
  const leadsOn = securePage('<meta charset="utf-8"><a href="a">a</a>', { ...programs, allowed: {} });
  expect(leadsOn).toContain("script-src 'self';");
  expect(leadsOn).not.toContain('<script>');
});

it('goes through all pages of an export and leaves other files alone', () => {
  const dir = tempFolder({ 'a/b.html': page(''), 'c.html': page('<script>1</script>'), 'd.txt': page('') });
  securePages(dir, join(dir, 'public'), (_, html) => securePage(html, { allowed: {}, ...programs, guard }));
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  expect(read('a/b.html')).toContain('Content-Security-Policy');
  expect(read('c.html')).toContain(hash('1'));
  expect(read('d.txt')).toBe(page(''));
});

it("leaves the owner's own HTML as it is", () => {
  const own = '<title>A report without an encoding</title>';
  const dir = tempFolder({ 'out/files/report.html': own, 'public/files/report.html': own });
  securePages(join(dir, 'out'), join(dir, 'public'), (_, html) =>
    securePage(html, { allowed: {}, ...programs, guard }),
  );
  expect(readFileSync(join(dir, 'out/files/report.html'), 'utf8')).toBe(own);
});

it('fails for a page without an encoding', () => {
  expect(() => securePage('<html></html>', { ...programs, allowed: {} })).toThrow('no <meta charset');
});

it('finds the icons of an export by their name', () => {
  const dir = tempFolder({ '_next/static/media/icons.1a2b.svg': '<svg/>', '_next/static/media/icons-of-mine.svg': '' });
  expect(iconsAddress(dir, '/base')).toBe('/base/_next/static/media/icons.1a2b.svg');
  expect(() => iconsAddress(tempFolder({ '_next/static/media/a.svg': '' }), '')).toThrow('There are no icons');
});
