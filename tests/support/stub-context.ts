import type { MdxContext } from '@/lib/mdx/types';

/** Answers that show what was asked: `link:` and `image:` stand in front of it. Other sites stay as they are. */
export const stubContext: MdxContext = {
  link: (url) =>
    /^(https?:)?\/\//.test(url) ? { href: url, external: true } : { href: `link:${url}`, external: false },
  image: (src) =>
    src.includes('unmeasured') ? { src: `image:${src}` } : { src: `image:${src}`, width: 640, height: 480 },
  excerpt: { prefix: 'post', href: '/blog/post' },
};
