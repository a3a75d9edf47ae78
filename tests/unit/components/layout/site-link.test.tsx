import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DocsVersionsProvider } from '@/components/layout/navbar/docs-versions';
import { DocsLink, SiteLinkAnchor } from '@/components/layout/navbar/site-link';
import { LanguageProvider } from '@/components/ui/language';
import { basePath } from '@/lib/site/urls';
import { browserEnglish } from '@/tests/support/english';

const show = (href: string) =>
  renderToStaticMarkup(
    <LanguageProvider language={browserEnglish}>
      <SiteLinkAnchor link={{ label: 'Away', href }} />
    </LanguageProvider>,
  );

it('opens another site in a new tab', () => {
  expect(show('https://a.example')).toBe('<a href="https://a.example" target="_blank" rel="noopener">Away</a>');
});

it.each(['mailto:ann@example.com', 'tel:+15550100'])('leaves the tab to what is no site: %s', (href) => {
  expect(show(href)).toBe(`<a href="${href}">Away</a>`);
});

it.each([
  [[], ''],
  [[{ name: 'current', label: 'Next', route: '/docs/intro' }], '<a href="/docs/intro">Docs</a>'],
])('leads to docs where there are some: %j', (versions, html) => {
  const shown = renderToStaticMarkup(
    <LanguageProvider language={browserEnglish}>
      <DocsVersionsProvider mainDoc="/docs/intro" versions={versions}>
        <DocsLink>Docs</DocsLink>
      </DocsVersionsProvider>
    </LanguageProvider>,
  );
  expect(shown.replaceAll(basePath, '')).toBe(html);
});
