import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publishBody, publishSnapshot } from '@/lib/content/snapshot/publish';
import { readSnapshot } from '@/lib/content/snapshot/snapshot-file';
import { tempFolder } from '../../../temp-folder';

interface Site {
  content: string;
  output: string;
  /** Writes a content file; `generate` says whether Contentlayer takes it or drops it. */
  write(path: string, text: string, generate?: boolean): void;
  publish(): void;
  paths(): string[];
}

const fromCms = (path: string) => path.startsWith('docs/cms/');

function createSite(): Site {
  const root = tempFolder();
  const content = join(root, 'content');
  const output = join(root, 'output');
  const kinds = { docs: 'Doc', versioned_docs: 'Doc', blog: 'Post', pages: 'Page' } as const;
  const generated = new Map<string, { kind: string; document: object }>();
  mkdirSync(content, { recursive: true });
  return {
    content,
    output,
    write(path, text, generate = true) {
      mkdirSync(dirname(join(content, path)), { recursive: true });
      writeFileSync(join(content, path), text);
      const raw = text.replace(/^---\n.*?---\n/s, '');
      const document = { _raw: { sourceFilePath: path }, _id: path, _type: 'x', title: 'T', body: { raw, html: '' } };
      if (generate) generated.set(path, { kind: kinds[path.split('/')[0] as keyof typeof kinds], document });
      else generated.delete(path);
    },
    publish() {
      for (const kind of ['Doc', 'Category', 'Post', 'Page']) {
        const folder = join(output, 'generated', kind);
        mkdirSync(folder, { recursive: true });
        writeFileSync(
          join(folder, '_index.json'),
          JSON.stringify([...generated.values()].flatMap((entry) => (entry.kind === kind ? [entry.document] : []))),
        );
      }
      publishSnapshot(content, fromCms, output);
    },
    paths: () => readSnapshot(output).map(({ path }) => path),
  };
}

const pointer = (site: Site) =>
  (JSON.parse(readFileSync(join(site.output, 'snapshot.json'), 'utf8')) as { file: string }).file;
const snapshots = (site: Site) => readdirSync(site.output).filter((name) => /^snapshot-/.test(name));

afterEach(() => vi.unstubAllEnvs());

describe('publishSnapshot', () => {
  it('fills in what heading and first paragraph name of the front matter, but for those of a CMS', () => {
    const site = createSite();
    const text = '# About {frontMatter.title}\n\n{ frontMatter.title }: {frontMatter.none}.\n';
    site.write('docs/a.mdx', text);
    site.write('docs/cms/b.mdx', text);
    site.publish();
    expect(readSnapshot(site.output).map(({ heading, paragraph }) => [heading, paragraph])).toEqual([
      ['About T', undefined],
      ['About {frontMatter.title}', undefined],
    ]);
    site.write('docs/a.mdx', '# A\n\nOf {frontMatter.title}: {frontMatter.none}.\n');
    site.publish();
    expect(readSnapshot(site.output)[0]).toMatchObject({ heading: 'A', paragraph: 'Of T: {frontMatter.none}.' });
  });

  it('knows every key that a text names, also one that means nothing to the site', () => {
    const site = createSite();
    site.write('docs/a.mdx', '---\nberth: B4\nkeeper: { name: Ann }\n---\n# {frontMatter.berth}\n');
    site.publish();
    expect(readSnapshot(site.output)[0]).toMatchObject({
      heading: 'B4',
      keys: { berth: 'B4', keeper: { name: 'Ann' } },
    });
  });

  it('fills it in between code and emphasis, but not in code', () => {
    const site = createSite();
    site.write('docs/a.mdx', '# *{frontMatter.title}* and `{frontMatter.title}`\n');
    site.publish();
    expect(readSnapshot(site.output)[0]).toMatchObject({
      headingParts: [{ mark: 'em', parts: ['T'] }, ' and ', { mark: 'code', parts: ['{frontMatter.title}'] }],
    });
  });

  it('publishes every document in path order, with the line its body starts on', () => {
    const site = createSite();
    site.write('pages/z.md', 'Page');
    site.write('docs/a.md', '---\ntitle: T\n---\n\n# A\n');
    site.publish();
    expect(readSnapshot(site.output)).toEqual([
      {
        kind: 'Doc',
        path: 'docs/a.md',
        data: { title: 'T' },
        body: '\n   \n',
        heading: 'A',
        idText: 'A',
        front: expect.stringMatching(/^[\w-]{12}$/),
        bodyLine: 4,
        untrusted: false,
      },
      {
        kind: 'Page',
        path: 'pages/z.md',
        data: { title: 'T' },
        body: 'Page',
        paragraph: 'Page',
        front: expect.stringMatching(/^[\w-]{12}$/),
        bodyLine: 1,
        untrusted: false,
      },
    ]);
  });

  it('marks what comes from a CMS', () => {
    const site = createSite();
    site.write('docs/cms/a.md', 'A');
    site.write('docs/b.md', 'B');
    site.publish();
    expect(readSnapshot(site.output).map(({ path, untrusted }) => [path, untrusted])).toEqual([
      ['docs/b.md', false],
      ['docs/cms/a.md', true],
    ]);
  });

  it('takes no file that Contentlayer split at another place', () => {
    const site = createSite();
    site.write('docs/a.md', '---\ntitle: T\n---\nText');
    writeFileSync(join(site.content, 'docs/a.md'), '---\ntitle: T\nother: 1\n---\nText of another state');
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => site.publish()).toThrow('Contentlayer dropped docs/a.md');
  });

  it('leaves partials and tests out', () => {
    const site = createSite();
    site.write('docs/_partial.md', 'a');
    site.write('docs/a.test.md', 'a');
    site.write('docs/a.md', 'a');
    site.publish();
    expect(site.paths()).toEqual(['docs/a.md']);
  });

  it('misses nothing in hidden folders, nor a folder that is named like a document', () => {
    const site = createSite();
    site.write('docs/.github/template.md', 'a', false);
    site.write('docs/java.md/page.md', 'a');
    vi.stubEnv('NODE_ENV', 'production');
    site.publish();
    expect(site.paths()).toEqual(['docs/java.md/page.md']);
  });

  it('names a snapshot by its content, and leaves the pointer alone where nothing changed', () => {
    const site = createSite();
    site.write('docs/a.md', 'a');
    site.publish();
    const first = pointer(site);
    site.publish();
    expect(pointer(site)).toBe(first);
    expect(snapshots(site)).toEqual([first]);
    site.write('docs/a.md', 'b');
    site.publish();
    expect(pointer(site)).not.toBe(first);
  });

  it('keeps snapshots for readers that are still opening one, and no old ones', () => {
    const site = createSite();
    const published = ['one', 'two', 'three', 'four'].map((text) => {
      site.write('docs/a.md', text);
      site.publish();
      return pointer(site);
    });
    expect(snapshots(site).sort()).toEqual([...published].sort());
    for (const name of published) utimesSync(join(site.output, name), 0, 0);
    site.write('docs/a.md', 'five');
    site.publish();
    expect(snapshots(site).sort()).toEqual([published[3], pointer(site)].sort());
    expect(readSnapshot(site.output, published[3])[0]?.body).toBe('four');
    expect(readSnapshot(site.output, published[0])[0]?.body).toBe('five');
  });

  it('replaces the pointer as a whole file and leaves no half-written one behind', () => {
    const site = createSite();
    const inode = () => statSync(join(site.output, 'snapshot.json')).ino;
    site.write('docs/a.md', 'a');
    site.publish();
    const before = inode();
    site.write('docs/a.md', 'b');
    site.publish();
    expect(inode()).not.toBe(before);
    expect(readdirSync(site.output).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

describe('a file that Contentlayer dropped', () => {
  function withDropped(): Site {
    const site = createSite();
    site.write('docs/a.md', 'good');
    site.write('docs/b.md', 'other');
    site.publish();
    site.write('docs/a.md', 'broken', false);
    return site;
  }

  it('keeps its last state in development, until it is mended', () => {
    const site = withDropped();
    site.publish();
    expect(readSnapshot(site.output).map(({ body }) => body)).toEqual(['good', 'other']);
    site.write('docs/a.md', 'mended');
    site.publish();
    expect(readSnapshot(site.output).map(({ body }) => body)).toEqual(['mended', 'other']);
  });

  it('keeps its state over several publications', () => {
    const site = withDropped();
    for (const text of ['1', '2', '3']) {
      site.write('docs/b.md', text);
      site.publish();
    }
    expect(readSnapshot(site.output).map(({ body }) => body)).toEqual(['good', '3']);
  });

  it('fails a production build, even where an earlier state exists', () => {
    const site = withDropped();
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => site.publish()).toThrow('Contentlayer dropped docs/a.md. Run npm run content:check for the reason.');
    expect(readSnapshot(site.output)[0]?.body).toBe('good');
  });

  it('is absent in development where it never had a state', () => {
    const site = createSite();
    site.write('blog/a.md', 'broken', false);
    site.publish();
    expect(site.paths()).toEqual([]);
  });

  it('is named whatever folder it lies in', () => {
    const site = createSite();
    for (const path of ['versioned_docs/version-1.0/a.md', 'blog/b.md', 'pages/c.mdx']) site.write(path, 'x', false);
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => site.publish()).toThrow('blog/b.md, pages/c.mdx, versioned_docs/version-1.0/a.md');
  });
});

describe('a file that was deleted', () => {
  it('disappears', () => {
    const site = createSite();
    site.write('docs/a.md', 'a');
    site.write('docs/b.md', 'b');
    site.publish();
    site.write('docs/a.md', '', false);
    rmSync(join(site.content, 'docs/a.md'));
    site.publish();
    expect(site.paths()).toEqual(['docs/b.md']);
  });
});

describe('publishBody', () => {
  const path = 'docs/a.md';

  function withPublished(): Site {
    const site = createSite();
    site.write(path, '---\ntitle: T\n---\n\n# A\n\nFirst.\n');
    site.write('docs/b.md', 'b');
    site.publish();
    return site;
  }

  /** Saves the file while Contentlayer has not read it yet. */
  function save(site: Site, text: string): void {
    writeFileSync(join(site.content, path), text);
    publishBody(site.content, path, fromCms, site.output);
  }

  it('shows a changed body at once, exactly as Contentlayer will publish it', () => {
    const site = withPublished();
    save(site, '---\ntitle: T\n---\n\nSecond.\n');
    const early = pointer(site);
    expect(readSnapshot(site.output)[0]).toMatchObject({ body: '\nSecond.\n', paragraph: 'Second.', bodyLine: 4 });
    expect(readSnapshot(site.output)[0]).not.toHaveProperty('heading');
    site.write(path, '---\ntitle: T\n---\n\nSecond.\n');
    site.publish();
    expect(pointer(site)).toBe(early);
  });

  it('stays while Contentlayer publishes an earlier state of the file', () => {
    const site = withPublished();
    site.write(path, '---\ntitle: T\n---\nsecond');
    save(site, '---\ntitle: T\n---\nthird');
    site.publish();
    expect(readSnapshot(site.output)[0]?.body).toBe('third');
  });

  it.each([
    ['changed front matter', '---\ntitle: Other\n---\nText.\n'],
    ['lost front matter', 'Text.\n'],
    ['an empty file', ''],
  ])('leaves %s to Contentlayer', (_, text) => {
    const site = withPublished();
    const before = pointer(site);
    save(site, text);
    expect(pointer(site)).toBe(before);
  });

  it('publishes nothing of a file that has come from the CMS since, with the same front matter', () => {
    const site = withPublished();
    const before = pointer(site);
    writeFileSync(join(site.content, path), '---\ntitle: T\n---\n\n{run()}\n');
    expect(publishBody(site.content, path, () => true, site.output)).toBe(false);
    expect(pointer(site)).toBe(before);
  });

  it('knows nothing of files that are not published or gone', () => {
    const site = withPublished();
    const before = pointer(site);
    writeFileSync(join(site.content, 'docs/new.md'), 'New.');
    publishBody(site.content, 'docs/new.md', fromCms, site.output);
    publishBody(site.content, 'docs/gone.md', fromCms, site.output);
    expect(pointer(site)).toBe(before);
  });
});

describe('readSnapshot', () => {
  it('is empty before the first publication', () => {
    expect(readSnapshot(tempFolder())).toEqual([]);
  });
});
