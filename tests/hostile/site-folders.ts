/**
 * Folders with the content of the sites that are built: what the check accepts, what renders though the check refuses it, and
 * programs in front matter.
 */
export const sites = {
  accepted: '.cache/hostile/accepted',
  unchecked: '.cache/hostile/unchecked',
  programs: '.cache/hostile/programs',
} as const;
