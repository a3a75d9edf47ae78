import 'server-only';
import { join } from 'node:path';

/** The content folder. */
export const contentDir = join(process.cwd(), process.env['CONTENT_DIR'] ?? 'content');
