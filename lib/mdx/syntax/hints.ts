/** Remedy for code in a document that has to run in browsers. */
export const ownComponent =
  'Move it into a component of the site, content/components/Name.tsx, and write <Name /> here.';
