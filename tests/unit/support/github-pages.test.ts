import { expect, it, onTestFinished } from 'vitest';
import { listen } from '@/lib/node/static-server';
import { createGitHubPages } from '@/tests/support/github-pages';
import { tempFolder } from '@/tests/unit/temp-folder';

const files = {
  'index.html': 'home',
  '404.html': 'not found',
  'file.html': 'file',
  'folder/index.html': 'folder',
  'both.html': 'both as file',
  'both/index.html': 'both as folder',
  'list/other.html': 'other',
};

it.each([
  ['', 301, '/base/'],
  ['/', 200, 'home'],
  ['/file', 200, 'file'],
  ['/file.html', 200, 'file'],
  ['/file/', 404, 'not found'],
  ['/folder?a=1', 301, '/base/folder/?a=1'],
  ['/folder/', 200, 'folder'],
  ['/both', 200, 'both as file'],
  ['/both/', 200, 'both as folder'],
  ['/list/', 404, 'not found'],
  ['/list', 404, 'not found'],
  ['/gone', 404, 'not found'],
])('%s answers %i', async (path, status, text) => {
  const server = createGitHubPages(tempFolder(files), '/base');
  const port = await listen(server, 0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const response = await fetch(`http://localhost:${port}/base${path}`, { redirect: 'manual' });
  expect(response.status).toBe(status);
  expect(status === 301 ? response.headers.get('location') : await response.text()).toBe(text);
});
