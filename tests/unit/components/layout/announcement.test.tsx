import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Announcement } from '@/components/layout/announcement';
import { LanguageProvider } from '@/components/ui/language';
import { browserEnglish } from '@/tests/support/english';

const link = '<a href="https://a.example" target="_blank" rel="noopener">Version 3</a>';

it.each([
  ['Version 3 is out!', `${link} is out!`],
  ['Read about Version 3', `Read about ${link}`],
  ['We have news.', `We have news. ${link}`],
])('puts the link where the text holds its label, else behind it: %s', (text, shown) => {
  const html = renderToStaticMarkup(
    <LanguageProvider language={browserEnglish}>
      <Announcement
        announcement={{ id: 'a', text, closeable: false }}
        link={{ label: 'Version 3', href: 'https://a.example' }}
      />
    </LanguageProvider>,
  );
  expect(html).toContain(`<p dir="auto">${shown}</p>`);
});
