import { mediaName } from '../../collections/media-name';
import { askCms } from '../ask-cms';

/** A free path in media/, regardless of case. Pasted pictures are all called image.png. */
async function freePath(api: string, { stem, ending }: ReturnType<typeof mediaName>): Promise<string> {
  for (let number = 1; ; number++) {
    const path = `media/${number === 1 ? stem : `${stem}-${number}`}${ending}`;
    const query = new URLSearchParams({ depth: '0', pagination: 'false', 'where[path][like]': path });
    const { docs } = await askCms<{ docs: { path: string }[] }>(`${api}/media?${query}`);
    if (!docs.some((doc) => doc.path.toLowerCase() === path.toLowerCase())) return path;
  }
}

async function upload(api: string, file: File): Promise<string> {
  const path = await freePath(api, mediaName(file.name));
  const form = new FormData();
  form.set('file', file, path.slice('media/'.length));
  form.set('_payload', JSON.stringify({ path }));
  await askCms(`${api}/media`, { method: 'POST', body: form });
  return path;
}

let last: Promise<unknown> = Promise.resolve();

/** Uploads a file after earlier ones: two of one name at once would get one path. @returns its path below content/ */
export function uploadPicture(api: string, file: File): Promise<string> {
  const uploaded = last.then(() => upload(api, file));
  last = uploaded.catch(() => undefined);
  return uploaded;
}
