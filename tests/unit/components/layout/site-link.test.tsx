import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteLinkAnchor } from '@/components/layout/navbar/site-link';
import { LanguageProvider } from '@/components/ui/language';
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
