import 'server-only';
import { join } from 'node:path';

/** Folder the authors write in. */
export const contentDir = join(process.cwd(), process.env['CONTENT_DIR'] ?? 'content');
