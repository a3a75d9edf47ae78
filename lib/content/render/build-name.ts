import 'server-only';
import pointer from '../../../.contentlayer/snapshot.json';

/**
 * Changes with the sources of a build, and in development with the content. The import of the pointer also makes Next render an
 * open page again after a save. Only the layout imports it, so that no other module is reloaded.
 */
export const buildName =
  process.env['BUILD_FINGERPRINT']?.slice(0, 8) ?? /\w+(?=\.json$)/.exec(pointer.file)?.[0] ?? '';
