import 'server-only';
import { join } from 'node:path';
import pointer from '../../.contentlayer/snapshot.json';
import { site } from '../config/site';
import { type Content, loadContent } from './load-content';
import { readSnapshot } from './publish';
import { readVersions } from './versions';

/** Folder the authors write in. */
export const contentDir = join(process.cwd(), process.env['CONTENT_DIR'] ?? 'content');

/**
 * Everything the site shows, loaded once a process. The imported pointer names the snapshot and, in development,
 * makes the bundler render again as soon as a new one is published.
 */
export const content: Content = loadContent(
  readSnapshot('.contentlayer', pointer.file),
  readVersions(contentDir),
  site,
  {
    drafts: process.env.NODE_ENV !== 'production',
  },
);

/** Changes with the sources of a build; in development, where nothing is built, with the content. */
export const buildName =
  process.env['BUILD_FINGERPRINT']?.slice(0, 8) ?? /\w+(?=\.json$)/.exec(pointer.file)?.[0] ?? '';
