import 'server-only';
import { join } from 'node:path';
import { site } from '../config/site';
import { type Content, loadContent } from './load-content';
import { readPointer, readSnapshot } from './snapshot-file';
import { readVersions } from './versions';

/** Folder the authors write in. */
export const contentDir = join(process.cwd(), process.env['CONTENT_DIR'] ?? 'content');

const drafts = process.env.NODE_ENV !== 'production';

let loaded: { snapshot: string | undefined; content: Content } | undefined;

/**
 * Everything the site shows. A build reads it once; development looks for a newer snapshot each time it is asked, so that
 * a save costs no module its state.
 */
export function content(): Content {
  if (loaded && !drafts) return loaded.content;
  const snapshot = readPointer();
  if (!loaded || loaded.snapshot !== snapshot) {
    loaded = {
      snapshot,
      content: loadContent(readSnapshot('.contentlayer', snapshot), readVersions(contentDir), site, { drafts }),
    };
  }
  return loaded.content;
}

/**
 * Keeps what is made of the content until there is other content.
 * @returns gives what was made of the content there is
 */
export function fromContent<T>(make: (content: Content) => T): () => T {
  let made: { from: Content; value: T } | undefined;
  return () => {
    const from = content();
    if (made?.from !== from) made = { from, value: make(from) };
    return made.value;
  };
}
