/** What to do with what a document cannot do itself: run code in browsers. */
export const ownComponent =
  'Move it into a component of the site, content/components/Name.tsx, and write <Name /> here.';
