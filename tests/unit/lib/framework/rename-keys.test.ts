import { expect, it } from 'vitest';
import { renameKeys } from '@/lib/framework/rename-keys';

const config = `export default {
  // Stays as it is.
  heading: 'A',
  'blog': { perPage: 5, heading: 'B' },
} satisfies object;
`;
const version = '0.2.0';

it('gives a key its new name, where it stands and nowhere else', () => {
  const { text, done, left } = renameKeys(config, [
    { version, from: 'blog.perPage', to: 'blog.postsPerPage' },
    { version, from: 'heading', to: 'title' },
  ]);
  expect(text).toBe(config.replace('perPage', 'postsPerPage').replace("heading: 'A'", "title: 'A'"));
  expect(done).toHaveLength(2);
  expect(left).toEqual([]);
});

it('leaves to the owner what moves elsewhere, and says so', () => {
  const { text, left } = renameKeys(config, [{ version, from: 'heading', to: 'brand.title' }]);
  expect(text).toBe(config);
  expect(left).toEqual(['heading is brand.title now: move it in site.config.ts']);
});

it('says nothing of keys that are not written', () => {
  const renames = [{ version, from: 'footer.text', to: 'footer.copyright' }];
  expect(renameKeys(config, renames)).toEqual({ text: config, done: [], left: [] });
});
