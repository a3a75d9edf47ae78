import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Footer } from '@/components/layout/footer';
import { LanguageProvider } from '@/components/ui/language';
import { browserEnglish } from '@/tests/support/english';

it('makes landmarks of columns with a name, and lists of the others', () => {
  const link = { label: 'Harbour', href: 'https://harbour.example' };
  const columns = [
    { title: 'More', links: [link] },
    { links: [{ ...link, label: 'Pier' }] },
    { links: [{ ...link, label: 'Quay' }] },
  ];
  const html = renderToStaticMarkup(
    <LanguageProvider language={browserEnglish}>
      <Footer footer={{ columns, copyright: '' }} />
    </LanguageProvider>,
  );
  expect(html.match(/<(?:nav|h2|div)[^>]*>/g)).toEqual([
    '<div class="footer-inner">',
    '<nav aria-label="More">',
    '<h2>',
    '<div>',
    '<div>',
    '<div class="footer-end">',
  ]);
});
