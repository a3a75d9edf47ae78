/**
 * Folders of the sites that are built: what the check accepts, what renders though the check refuses it, and programs in
 * front matter.
 */
export const sites = {
  accepted: { content: '.cache/hostile/accepted', out: '.cache/hostile/accepted-site' },
  unchecked: { content: '.cache/hostile/unchecked', out: '.cache/hostile/unchecked-site' },
  programs: { content: '.cache/hostile/programs', out: '.cache/hostile/programs-site' },
} as const;
