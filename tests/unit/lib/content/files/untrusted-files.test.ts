import { describe, expect, it } from 'vitest';
import { checkContent } from '@/lib/check/check-content';
import { readUntrusted } from '@/lib/content/files/owned-content';
import { tempFolder } from '../../../temp-folder';
import { fixtureSite } from '../../check/fixture-site';

const lock = (...paths: string[]) => JSON.stringify({ version: 1, source: 'x', rows: paths.map((path) => ({ path })) });

describe('readUntrusted', () => {
  it('trusts everything where there is no CMS', () => {
    expect(readUntrusted(tempFolder(), [])('docs/a.mdx')).toBe(false);
  });

  it('takes what the lock file names for untrusted, whatever the configuration says', () => {
    const isUntrusted = readUntrusted(tempFolder({ '.cms-lock.json': lock('docs/a.mdx') }), []);
    expect([isUntrusted('docs/a.mdx'), isUntrusted('docs/b.mdx')]).toEqual([true, false]);
  });

  it('takes what the CMS owns for untrusted, even where the lock file is lost', () => {
    const isUntrusted = readUntrusted(tempFolder(), ['docs', 'authors.yml']);
    expect(['docs/a/b.mdx', 'authors.yml', 'docs2/a.mdx', 'pages/a.mdx'].map(isUntrusted)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each(['', 'not json', '{}', '{"rows":[{}]}', '[]'])(
    'trusts nothing where the lock file is damaged: %j',
    async (text) => {
      const folder = tempFolder({ '.cms-lock.json': text, 'docs/a.mdx': '---\ntitle: A\n---\n\nText {1 + 1}.\n' });
      expect(readUntrusted(folder, [])('docs/a.mdx')).toBe(true);
      const { diagnostics } = await checkContent({ contentDir: folder, publicDir: folder, site: fixtureSite });
      expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual(['.cms-lock.json data-file/syntax']);
    },
  );
});
