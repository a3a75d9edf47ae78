import type { ContentFile } from './write-cases';

/** A page that links of the corpus lead to. */
export const linkedPage: ContentFile = { path: 'docs/h.mdx', text: '---\ntitle: H\n---\n\nText.\n' };
