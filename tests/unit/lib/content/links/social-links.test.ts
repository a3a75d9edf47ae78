import { expect, it } from 'vitest';
import { socialLinks } from '@/lib/content/links/social-links';

it.each([
  [{ github: 'ann' }, [{ label: 'GitHub', href: 'https://github.com/ann' }]],
  [{ x: '@ann' }, [{ label: 'X', href: 'https://x.com/ann' }]],
  [{ GitHub: 'a/b' }, [{ label: 'GitHub', href: 'https://github.com/a%2Fb' }]],
  [{ mastodon: 'https://m.example/@ann' }, [{ label: 'Mastodon', href: 'https://m.example/@ann' }]],
  [{ 'Itch.io': 'https://ann.itch.io' }, [{ label: 'Itch.io', href: 'https://ann.itch.io' }]],
  [{ mastodon: 'ann', unknown: 'ann' }, []],
  [{}, []],
])('%j leads to %j', (socials, links) => {
  expect(socialLinks(socials)).toEqual(links);
});
