import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { basePath, expect, exportDir, open, readExported, test } from './support/features';

test.use({ thrifty: false });

const doc = 'docs/writing/sections';

/** Texts of all pages of the export, those included that only lead on. */
function pages(): { file: string; html: string }[] {
  const names = readdirSync(exportDir, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.html') && !name.startsWith('_next'));
  expect(files.length).toBeGreaterThan(30);
  return files.map((file) => ({ file, html: readExported(file) }));
}

/** Sources of each directive of the policy a page carries. */
function policyOf(html: string): Map<string, Set<string>> {
  const [meta = ''] = /<meta\b[^>]*http-equiv="Content-Security-Policy"[^>]*>/i.exec(html) ?? [];
  const [, policy = ''] = /\bcontent="([^"]*)"/.exec(meta) ?? [];
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, new Set(sources)]));
}

test('every page has a strict policy before all it governs, and nothing that it would refuse', () => {
  let links = 0;
  const isHash = (source: string) => /^'sha256-[\w+/]{43}='$/.test(source);
  for (const { file, html } of pages()) {
    const policy = policyOf(html);
    const scripts = [...(policy.get('script-src') ?? [])];
    expect(new Set(scripts.filter((source) => !isHash(source))), file).toEqual(new Set(["'self'"]));
    expect(scripts.some(isHash), file).toBe(true);
    expect(policy.get('default-src'), file).toEqual(new Set(["'self'"]));
    expect(policy.get('object-src'), file).toEqual(new Set(["'none'"]));
    expect(policy.get('base-uri'), file).toEqual(new Set(["'self'"]));
    expect(policy.get('form-action'), file).toEqual(new Set(["'self'"]));
    for (const [directive, sources] of policy) {
      if (directive === 'style-src') sources.delete("'unsafe-inline'");
      expect(
        [...sources].filter((source) => /unsafe|\*|^https?:/.test(source)),
        `${file}: ${directive}`,
      ).toEqual([]);
    }

    // Nothing but style sheets and icons of the build is asked for before it.
    const own = new RegExp(
      `<link rel="preload" as="(?:style|image)" href="${basePath}/(?:_next/static|_vendor)/[\\w/.-]+\\.(?:css|svg)"(?: crossorigin="")?/>`,
      'g',
    );
    const before = html.slice(0, html.indexOf('Content-Security-Policy')).replace(own, '');
    expect(before, file).not.toMatch(/<(script|link|style|base|img)\b/);
    expect(html.search(/charset=/i), file).toBeLessThan(1000);

    // Neither a handler nor a script for an address, and no link whose new tab gets hold of the page.
    expect(html.replace(/<script.*?<\/script>/gs, ''), file).not.toMatch(
      /<[a-z][^<>]*\s(on[a-z]+=|(href|src|action)="\s*javascript:)/i,
    );
    const inNewTab = html.match(/<(a|area|form)\b[^<>]*\starget="_blank"[^<>]*>/g) ?? [];
    expect(
      inNewTab.filter((link) => !/\srel="[^"]*\bnoopener\b/.test(link)),
      file,
    ).toEqual([]);
    links += inNewTab.length;
  }
  expect(links).toBeGreaterThan(30);
});

/** Does something the policy must refuse and resolves with the directive that refused it. */
function refusalOf(page: Page, attempt: string): Promise<string> {
  return page.evaluate(
    (code) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
          once: true,
        });
        const attempts: Record<string, () => unknown> = {
          'inline script': () => document.body.append(Object.assign(document.createElement('script'), { text: '1' })),
          'inline handler': () =>
            document.body.insertAdjacentHTML('beforeend', '<img alt="" src="data:," onerror="1">'),
          'foreign script': () =>
            document.body.append(Object.assign(document.createElement('script'), { src: 'https://example.com/x.js' })),
          evaluation: () => setTimeout('1'),
          'foreign image': () => Object.assign(new Image(), { src: 'https://example.com/x.png' }),
          'foreign request': () => void fetch('https://example.com/').catch(() => undefined),
          'foreign base': () =>
            document.head.append(Object.assign(document.createElement('base'), { href: 'https://example.com/' })),
          'foreign form': () => {
            const form = Object.assign(document.createElement('form'), { action: 'https://example.com/' });
            document.body.append(form);
            form.submit();
          },
          'foreign frame': () =>
            document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://example.com/' })),
          object: () =>
            document.body.append(Object.assign(document.createElement('object'), { data: `${location.href}.md` })),
        };
        attempts[code]?.();
      }),
    attempt,
  );
}

test.describe('what is planted into a page', () => {
  test.use({ provoked: /^policy: |Content Security Policy|violates|^csp: / });

  test('is refused', async ({ page }) => {
    for (const [attempt, directive] of [
      ['inline script', 'script-src-elem'],
      ['inline handler', 'script-src-attr'],
      ['foreign script', 'script-src-elem'],
      ['evaluation', 'script-src'],
      ['foreign image', 'img-src'],
      ['foreign request', 'connect-src'],
      ['foreign base', 'base-uri'],
      ['foreign form', 'form-action'],
      ['foreign frame', 'frame-src'],
      ['object', 'object-src'],
    ] as const) {
      await open(page, doc);
      expect(await refusalOf(page, attempt), attempt).toBe(directive);
    }
  });
});

test('diagrams, palette, menus and dialogs work under the policy', async ({ page }) => {
  await open(page, doc);
  const diagram = page.getByRole('figure', { name: 'Arrival' });
  await diagram.scrollIntoViewIfNeeded();
  await expect(diagram.getByRole('button')).toBeEnabled();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('tides');
  await expect(page.getByRole('option').first()).toContainText('Tides');
  await page.getByRole('button', { name: 'Close search' }).click();
  await page.getByRole('button', { name: 'More ways to read this page' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});
