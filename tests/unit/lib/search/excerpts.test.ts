import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createExcerpts } from '@/lib/search/excerpts';

async function serve(files: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    answer.writeHead(files[url] === undefined ? 404 : 200).end(files[url]);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  onTestFinished(() => void server.close());
  return { asked, base: `http://localhost:${(server.address() as AddressInfo).port}/base` };
}

it.each([
  ['/', '/base/index.md'],
  ['/docs/ropes', '/base/docs/ropes.md'],
])('the text of %s is that of its Markdown, which is asked for once', async (route, file) => {
  const { asked, base } = await serve({ [file]: '# Ropes\n\nRopes for every harbor.\n' });
  const page = { route, title: 'Ropes', kind: 'page' as const, breadcrumb: [], sections: [] };
  const excerpts = createExcerpts(base);
  const found = [{ page, section: null, words: ['harbor'] }];
  for (let run = 0; run < 2; run++) expect(await excerpts(found as never)).toEqual(['Ropes for every harbor.']);
  expect(asked).toEqual([file]);
});
