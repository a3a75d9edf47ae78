import { expect, it } from 'vitest';
import { readContent } from '@/lib/cms/read-content';
import { tempFolder } from '../../temp-folder';

it('takes documents, data and pictures, and names what a sync would lose', () => {
  const folder = tempFolder({
    'docs/intro.mdx': '---\ntitle: Intro\n---\n\nText.\n',
    'docs/berths.csv': 'name\n',
    'blog/picture.png': '',
    'tags.yml': 'news:\n  label: News\n',
  });
  const { entries, media, problems } = readContent(folder);
  expect(entries.map(({ path }) => path)).toEqual(['docs/intro.mdx', 'tags.yml']);
  expect(media).toEqual(['blog/picture.png']);
  expect(problems).toEqual(['docs/berths.csv: it is no content the CMS knows; it stays a file']);
});

it('leaves the files of the site alone', () => {
  const folder = tempFolder({
    'components/Gauge/index.tsx': 'export default () => null;\n',
    'components/svg/drawing.svg': '<svg/>',
    'sidebars.json': '{}',
    'snippets.d.ts': 'export {};\n',
  });
  expect(readContent(folder)).toEqual({ entries: [], media: [], problems: [] });
});
