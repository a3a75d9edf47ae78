import 'server-only';
import pointer from '../../../.contentlayer/snapshot.json';

/**
 * Changes with the sources of a build; in development, where nothing is built, with the content. Importing the pointer is
 * also what makes Next render an open page again after a save. Only the layout does, so that no other module is loaded again.
 */
export const buildName =
  process.env['BUILD_FINGERPRINT']?.slice(0, 8) ?? /\w+(?=\.json$)/.exec(pointer.file)?.[0] ?? '';
