import * as z from 'zod';

/** Contents of versions.json: released versions, newest first (Docusaurus layout). */
export const versionsSchema = z.array(z.string().regex(/^(?!(?:current|\.+)$)[\w.-]+$/, 'is not a version name'));
