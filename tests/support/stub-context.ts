import type { MdxContext } from '@/lib/mdx/types';

/** Files documents may include, beside the one that asks. */
const files: Readonly<Record<string, string>> = {
  '_part.mdx': '## Part {props.name}\n\n{props.children}\n\n[a](./a.mdx) ![b][b]\n\n[b]: ./b.png',
  'data.json': '{ "name": "Ann" }',
};

/** Answers that show what was asked: `link:` and `image:` stand in front of it. Other sites stay as they are. */
export const stubContext: MdxContext = {
  link: (url) =>
    /^(https?:)?\/\//.test(url) ? { href: url, external: true } : { href: `link:${url}`, external: false },
  image(src) {
    if (src.includes('unmeasured')) return { src: `image:${src}` };
    if (!src.includes('photo')) return { src: `image:${src}`, width: 640, height: 480 };
    const sources = [{ type: 'image/avif', srcset: `${src}-640 640w, ${src}-1024 1024w` }];
    return { src: `image:${src}`, width: 2000, height: 1000, sources };
  },
  include: (path) => {
    const body = files[path];
    return body === undefined ? undefined : { path, body, bodyLine: 1, data: {}, untrusted: false };
  },
  site: { title: 'Site', tagline: '', url: 'https://example.com', baseUrl: '/base/', customFields: { berth: 4 } },
  frontMatter: { title: 'Page' },
  excerpt: { prefix: 'post', href: '/blog/post' },
};
