import { expect, it } from 'vitest';
import { languageCondition, listAddress } from '@/cms/src/components/lists/language-query';

const asked = new URLSearchParams('search=store&page=2&where[path][like]=x');

it.each([
  [undefined, '?search=store'],
  ['en', '?where[or][0][and][0][path][not_like]=%/docusaurus-plugin-content-%&search=store'],
  ['es', '?where[or][0][and][0][path][like]=i18n/es/docusaurus-plugin-content-&search=store'],
])('shows %s, and keeps the words that are searched for', (code, query) => {
  const address = listAddress('/docs', languageCondition(code, code === 'en'), asked);
  expect(new URLSearchParams(address.slice('/docs?'.length)).toString()).toBe(
    new URLSearchParams(query.replaceAll('%', '%25')).toString(),
  );
});

it('asks for nothing where nothing is asked for', () => {
  expect(listAddress('/docs', [], new URLSearchParams())).toBe('/docs');
});
