import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { compileMdx } from '@/lib/mdx/compile';
import { excerptPipeline } from '@/lib/mdx/plugins/index';
import type { MdxContext } from '@/lib/mdx/types';

const context: MdxContext = {
  link: (url) => ({ href: url, external: false }),
  image: (src) => ({ src }),
  excerpt: { prefix: 'post', href: '/base/blog/post' },
};

async function excerpt(body: string) {
  const source = { path: 'blog/a.mdx', body, bodyLine: 1, format: 'mdx' as const, untrusted: false };
  const { Content, truncated, toc } = await compileMdx(source, context, excerptPipeline);
  return {
    html: renderToStaticMarkup(Content({ components: { CodeBlock: () => null } })).replace(/>\n+</g, '><'),
    truncated,
    toc,
  };
}

describe('an excerpt', () => {
  it.each(['<!-- truncate -->', '{/* truncate */}', '<!--truncate-->'])('ends at %s', async (mark) => {
    expect(await excerpt(`Above.\n\n${mark}\n\n## Below`)).toMatchObject({
      html: '<p>Above.</p>',
      truncated: true,
      toc: [],
    });
  });

  it('is the whole text where there is no mark, or only one in code', async () => {
    expect((await excerpt('One.\n\nTwo.')).truncated).toBe(false);
    expect((await excerpt('One.\n\n```md\n<!-- truncate -->\n```')).truncated).toBe(false);
  });

  it('leaves alone what components of the site call `id`', async () => {
    const source = 'Said <Cite id="IATA" /> <b id="x">x</b>';
    const file = { path: 'blog/a.mdx', body: source, bodyLine: 1, format: 'mdx' as const, untrusted: false };
    const { Content } = await compileMdx(file, context, excerptPipeline);
    const Cite = ({ id }: { id: string }) => <i>{id}</i>;
    expect(renderToStaticMarkup(Content({ components: { Cite } }))).toBe(
      '<p>Said <i>IATA</i> <b id="post-x">x</b></p>',
    );
  });

  it('has ids and links of its own, and leads to the post for the rest', async () => {
    const body = '## Here\n\n[here](#here) [below](#below) [%](#%E2%9C%93)\n\n{/* truncate */}\n\n## Below';
    expect((await excerpt(body)).html).toBe(
      '<h3 id="post-here">Here</h3><p><a href="#post-here">here</a> <a href="/base/blog/post#below">below</a> <a href="/base/blog/post#%E2%9C%93">%</a></p>',
    );
  });
});
