import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildSite } from '@/lib/build/build-site';
import { tempFolder } from '@/tests/unit/temp-folder';

const fixtures = 'tests/fixtures/check';

it.each([
  ['an error', 'front-matter/unclosed/no-end', /front-matter\/unclosed/],
  ['two documents at one address', 'route/duplicate/slug', /docs\/b\.mdx[\s\S]*3:7[\s\S]*docs\/a\.mdx/],
])('stops at %s and leaves the last build alone', async (_, name, report) => {
  const out = join(tempFolder({ 'out/index.html': 'last build', 'out/_next/a.js': '' }), 'out');
  const options = {
    root: process.cwd(),
    contentDir: `${fixtures}/${name}/content`,
    outDir: out,
    print: () => undefined,
  };
  await expect(buildSite(options)).rejects.toThrow(report);
  expect(existsSync(join(out, 'index.html'))).toBe(true);
});

it('says where components may be, instead of an error of the bundler', async () => {
  const folder = tempFolder({
    'content/docs/a.mdx': '# A\n\n<Box />\n',
    'content/components/Box.tsx': 'export default function Box() {\n  return <p>Box</p>;\n}\n',
  });
  const options = {
    root: process.cwd(),
    contentDir: join(folder, 'content'),
    outDir: join(folder, 'out'),
    print: () => undefined,
  };
  await expect(buildSite(options)).rejects.toThrow(
    /content\/components cannot be built: .* Move the content folder below/,
  );
});
