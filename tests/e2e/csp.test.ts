import type { Page } from '@playwright/test';
import { exportedPages, readExported, redirects } from './support/site';
import { expect, open, test } from './support/test';

const doc = 'docs/services/store';
const pages = exportedPages().map((address) => (address === '' ? 'index' : address));
const files = [...pages, ...redirects().map(({ from }) => from), '404', 'docs'].map((name) => `${name}.html`);

/** Directives of the policy an exported page carries. */
function policyOf(file: string): Map<string, string> {
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(readExported(file)) ?? [];
  return new Map(policy.split(';').map((part) => [part.replace(/ .*/, ''), part.replace(/^\S+ /, '')]));
}

test('every page has a strict policy', () => {
  expect(files.length).toBeGreaterThan(34);
  for (const file of files) {
    const policy = policyOf(file);
    expect(policy.get('script-src'), file).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/);
    expect(policy.get('default-src'), file).toBe("'self'");
    expect(policy.get('object-src'), file).toBe("'none'");
    expect(policy.get('base-uri'), file).toBe("'self'");
    expect(policy.get('form-action'), file).toBe("'self'");
  }
});

test('the policy stands before all it governs', () => {
  for (const file of files) {
    const html = readExported(file);
    const before = html.slice(0, html.indexOf('Content-Security-Policy'));
    expect(before, file).not.toMatch(/<(script|link|style|base|img)\b/);
    expect(html.search(/charset=/i), file).toBeLessThan(1000);
  }
});

test('no page has an inline handler or an address that is a script', () => {
  for (const file of files) {
    expect(readExported(file).replace(/<script.*?<\/script>/gs, ''), file).not.toMatch(
      /<[a-z][^<>]*\s(on[a-z]+=|(href|src|action)="\s*javascript:)/i,
    );
  }
});

test('no page that a link opens in a new tab gets hold of this one', () => {
  const links = files.flatMap(
    (file) => readExported(file).match(/<(a|area|form)\b[^<>]*\starget="_blank"[^<>]*>/g) ?? [],
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((link) => !/\srel="[^"]*\bnoopener\b/.test(link))).toEqual([]);
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
    test(`is refused: ${attempt}`, async ({ page }) => {
      await open(page, doc);
      expect(await refusalOf(page, attempt)).toBe(directive);
    });
  }
});

test('diagrams, palette, menus and dialogs work under the policy', async ({ page }) => {
  await open(page, doc);
  const diagram = page.locator('figure.mermaid').first();
  await diagram.scrollIntoViewIfNeeded();
  await expect(diagram).toHaveAttribute('data-drawn', 'true', { timeout: 20_000 });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('vault');
  await expect(page.getByRole('option').first()).toContainText('Vault');
  await page.getByRole('button', { name: 'Close search' }).click();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await expect(page.getByRole('menuitem').or(page.getByRole('menuitemradio')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});
