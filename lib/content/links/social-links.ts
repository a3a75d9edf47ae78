/** Address of a profile by network; `$` stands for the handle. */
const networks: Readonly<Record<string, { label: string; address?: string }>> = {
  bluesky: { label: 'Bluesky', address: 'https://bsky.app/profile/$' },
  github: { label: 'GitHub', address: 'https://github.com/$' },
  instagram: { label: 'Instagram', address: 'https://www.instagram.com/$' },
  linkedin: { label: 'LinkedIn', address: 'https://www.linkedin.com/in/$/' },
  mastodon: { label: 'Mastodon' },
  stackoverflow: { label: 'Stack Overflow', address: 'https://stackoverflow.com/users/$' },
  threads: { label: 'Threads', address: 'https://www.threads.net/@$' },
  twitch: { label: 'Twitch', address: 'https://www.twitch.tv/$' },
  twitter: { label: 'Twitter', address: 'https://twitter.com/$' },
  x: { label: 'X', address: 'https://x.com/$' },
  youtube: { label: 'YouTube', address: 'https://www.youtube.com/@$' },
};

export interface SocialLink {
  label: string;
  href: string;
}

/** Links to the profiles of an author. Handles on unknown networks are left out. */
export function socialLinks(socials: Readonly<Record<string, string>>): SocialLink[] {
  return Object.entries(socials).flatMap(([name, handle]) => {
    const network = networks[name.toLowerCase()];
    const label = network?.label ?? name;
    if (/^https?:\/\//.test(handle)) return [{ label, href: handle }];
    return network?.address
      ? [{ label, href: network.address.replace('$', encodeURIComponent(handle.replace(/^@/, ''))) }]
      : [];
  });
}
