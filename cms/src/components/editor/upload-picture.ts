import { reasonOf } from '../refusal-reason';

/** Name of an uploaded file below media/: what addresses and Markdown can hold. */
function mediaName(name: string): string {
  return name.normalize('NFC').replace(/[^\p{L}\p{N}._-]+/gu, '-');
}

/** A path of media/ that no file has. Pasted pictures are all called image.png. */
async function freePath(api: string, name: string): Promise<string> {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let number = 1; ; number++) {
    const path = `media/${number === 1 ? stem : `${stem}-${number}`}${ending}`;
    const query = new URLSearchParams({ depth: '0', limit: '1', 'where[path][equals]': path });
    const answer = await fetch(`${api}/media?${query}`, { credentials: 'include' });
    if (!answer.ok) throw new Error(await reasonOf(answer));
    const { totalDocs } = (await answer.json()) as { totalDocs: number };
    if (totalDocs === 0) return path;
  }
}

async function upload(api: string, file: File): Promise<string> {
  const path = await freePath(api, mediaName(file.name));
  const form = new FormData();
  form.set('file', file, path.slice('media/'.length));
  form.set('_payload', JSON.stringify({ path }));
  const answer = await fetch(`${api}/media`, { method: 'POST', credentials: 'include', body: form });
  if (!answer.ok) throw new Error(await reasonOf(answer));
  return path;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Uploads a file to the media, after those before it: two of one name would find the same path free.
 * @param api address of the CMS' API
 * @returns its path below content/
 * @throws Error with the reason, where the CMS does not take it
 */
export function uploadPicture(api: string, file: File): Promise<string> {
  const uploaded = last.then(() => upload(api, file));
  last = uploaded.catch(() => undefined);
  return uploaded;
}
