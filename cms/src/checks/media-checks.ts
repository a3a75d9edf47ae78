import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { mediaProblem } from '../../../lib/cms/media/media-problem';
import { assetMediaType } from '../../../lib/content/files/assets';
import { isWriter } from '../access';
import { refusal } from './refusal';

interface MediaArguments {
  id?: unknown;
  data?: { path?: unknown };
  duplicateFromID?: unknown;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Payload measures each picture, and refuses pictures without a size. */
function sizeProblem(name: string, bytes: Uint8Array): string | undefined {
  if (assetMediaType(name) !== 'image/svg+xml') return undefined;
  const root = /<svg\b[^>]*>/.exec(Buffer.from(bytes).toString())?.[0] ?? '';
  const isSized = /\sviewBox\s*=/.test(root) || ['width', 'height'].every((side) => hasLength(root, side));
  return isSized ? undefined : 'says no size; give its <svg> a viewBox, such as viewBox="0 0 24 24"';
}

/** File systems take names of 255 bytes, and Payload adds a number where a name is taken. */
function nameProblem(name: string): string | undefined {
  return Buffer.byteLength(name) > 240 ? 'has a longer name than file systems take; give it a shorter one' : undefined;
}

const hasLength = (root: string, side: string): boolean =>
  new RegExp(`\\s${side}\\s*=\\s*["'][\\d.]+(?:px)?["']`).test(root);

async function storedMedia(id: unknown, req: PayloadRequest): Promise<{ path: string; filename: string }> {
  if (typeof id !== 'string' && typeof id !== 'number') return { path: '', filename: '' };
  const found = await req.payload.find({ collection: 'media', where: { id: { equals: id } }, limit: 1, depth: 0, req });
  const [doc] = found.docs as { path?: unknown; filename?: unknown }[];
  return { path: text(doc?.path), filename: text(doc?.filename) };
}

/** Refuses an upload that does not fit its ending or path, before all else: an update deletes the old file first. */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update') return;
  if (!overrideAccess && !isWriter(req)) return;
  const { id, data, duplicateFromID } = args as MediaArguments;
  const { file } = req;
  // Without a file, Payload would fetch the address in the request.
  if (operation === 'create' && !file && duplicateFromID === undefined)
    throw refusal('media', 'file', 'There is no file. Choose one.');
  if (file && operation === 'update' && id === undefined)
    throw refusal('media', 'file', 'One file cannot replace several. Replace them one by one.');
  const stored = await storedMedia(id, req);
  const name = file?.name ?? stored.filename;
  const path = text(data?.path) || stored.path;
  const problem =
    file && (nameProblem(file.name) ?? mediaProblem(file.name, file.data) ?? sizeProblem(file.name, file.data));
  if (problem !== undefined) throw refusal('media', 'file', `The file ${problem}`);
  if (name !== '' && path !== '' && assetMediaType(path) !== assetMediaType(name))
    throw refusal('media', 'path', `The path ends differently from its file, ${name}. Give both the same ending.`);
};

/** Refuses a path that only differs from another one in case: many systems cannot keep both, and syncs refuse them. */
export const refuseOtherCase: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { id, path: before } = (originalDoc ?? {}) as { id?: unknown; path?: unknown };
  const path = text(data['path']);
  if (path === '' || path === before) return;
  const where = { path: { like: path } };
  const found = await req.payload.find({ collection: 'media', where, pagination: false, depth: 0, req });
  const other = (found.docs as { id: unknown; path?: unknown }[]).find(
    (doc) => doc.id !== id && text(doc.path) !== path && text(doc.path).toLowerCase() === path.toLowerCase(),
  );
  if (other)
    throw refusal(
      'media',
      'path',
      `${path} and ${text(other.path)} differ only in case, and are one file on many systems. Give it another name.`,
    );
};

/** Stores the media type of the ending, whatever the request says. */
export const keepMediaType: CollectionBeforeChangeHook = ({ data }) => ({
  ...data,
  ...(typeof data['filename'] === 'string' && { mimeType: assetMediaType(data['filename']) }),
});
