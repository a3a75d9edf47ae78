import { expect, it } from 'vitest';
import { createReport } from '@/lib/import/report';
import { clashingClasses, renameClasses, withOwnClasses } from '@/lib/import/styles/class-clashes';
import { parseStyles } from '@/lib/import/styles/parse-styles';
import { tempFolder } from '@/tests/unit/temp-folder';

/** A project whose own pages have some classes, as its style sheets and its markup say. */
const project = {
  'app/styles/own.css': '.icon { color: red }\n.steps > li, .hero { top: 0 }',
  'components/ui/page.tsx': 'export const Page = () => <div className="grid flex-none" />;',
};

/** What a site is called by after a move. */
function moved(files: Record<string, string>, css: string) {
  const planned = Object.entries(files).map(([to, text]) => ({ to, text }));
  const siteDir = tempFolder({ 'custom.css': css });
  const names = clashingClasses(planned, ['custom.css'], { siteDir, root: tempFolder(project) });
  const report = createReport();
  const texts = renameClasses(planned, names, report).map(({ to, text }) => [to, text]);
  const sheet = parseStyles(css);
  return {
    names: [...names.keys()],
    texts: Object.fromEntries(texts) as Record<string, string>,
    css: sheet && withOwnClasses(sheet, names).toString(),
    report,
  };
}

it('calls classes of a site by names that are none here, in documents, code and rules', () => {
  const { names, texts, css, report } = moved(
    {
      'content/docs/a.mdx': '<div className="icon wide" />\n\n```html\n<i class="icon">\n```\n',
      'content/components/A.jsx': `export const A = ({ kind }) => <b className={clsx('icon', styles['icon'], kind === 'icon' && \`grid icon-\${kind}\`)} title="icon" />;`,
      'content/components/B.jsx':
        'export const B = ({ grid }) => <b className={clsx({ icon: grid, other: 1, grid })} data={{ icon: 1 }} />;',
      'content/components/a.module.css': '.icon :global(.grid) { top: 0 }',
      'content/components/a.css': 'b.icon { top: 0 }',
    },
    '.icon.wide > p, .grid { color: red }',
  );
  expect(names).toEqual(['grid', 'icon']);
  expect(texts['content/docs/a.mdx']).toBe('<div className="site-icon wide" />\n\n```html\n<i class="icon">\n```\n');
  expect(texts['content/components/A.jsx']).toBe(
    `export const A = ({ kind }) => <b className={clsx('site-icon', styles['icon'], kind === 'icon' && \`site-grid icon-\${kind}\`)} title="icon" />;`,
  );
  expect(texts['content/components/B.jsx']).toBe(
    "export const B = ({ grid }) => <b className={clsx({ 'site-icon': grid, other: 1, 'site-grid': grid })} data={{ icon: 1 }} />;",
  );
  expect(texts['content/components/a.module.css']).toBe('.icon :global(.site-grid) { top: 0 }');
  expect(texts['content/components/a.css']).toBe('b.site-icon { top: 0 }');
  expect(css).toBe('.site-icon.wide > p, .site-grid { color: red }');
  expect(report.remarks.map(({ text }) => text)).toEqual([
    'Classes that mean something else here begin with site- now: grid, icon',
  ]);
});

it('leaves utilities that the site has no rule for, classes of Infima, and names that nobody gives', () => {
  const { names, report } = moved(
    { 'content/docs/a.mdx': '<div className="grid flex-none hero row" />\n' },
    '.steps, .row { color: red }',
  );
  expect(names).toEqual([]);
  expect(report.remarks).toEqual([]);
});
