import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys } from '@/tests/support/seed-users';
import type { Doc } from './support/client';
import { startSite, type TestSite } from './support/site';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const svg = (inner = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inner}</svg>`;

interface Upload {
  path?: string;
  name: string;
  bytes: string | Uint8Array;
  type?: string;
  more?: Record<string, unknown>;
}

function formOf({ path, name, bytes, type = '', more = {} }: Upload): FormData {
  const form = new FormData();
  const content = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
  form.set('file', new Blob([new Uint8Array(content)], { type }), name);
  form.set('_payload', JSON.stringify({ ...(path !== undefined && { path }), ...more }));
  return form;
}

async function errorsOf(method: string, address: string, upload: Upload): Promise<string[]> {
  const { status, data } = await site.client.send(method, address, formOf(upload));
  if (status < 400) return [];
  const { errors } = data as { errors: { message: string; data?: { errors?: { path: string; message: string }[] } }[] };
  return errors.flatMap(
    (error) => error.data?.errors?.map(({ path, message }) => `${path}: ${message}`) ?? [error.message],
  );
}

const fetchFile = (name: string, headers: Record<string, string> = {}) =>
  fetch(`${site.cms.url}/api/media/file/${name}`, {
    headers: { authorization: `users API-Key ${keys.reader}`, ...headers },
  });

const total = async () => ((await site.client.send('GET', 'media?limit=0')).data as { totalDocs: number }).totalDocs;

describe('an upload is refused', () => {
  const refused: [string, Upload, string][] = [
    ['HTML called a picture', { name: 'a.png', bytes: '<script>alert(1)</script>', type: 'image/png' }, 'image/png'],
    ['a script called a zip', { name: 'a.zip', bytes: 'PK=alert(1)', type: 'application/zip' }, 'application/zip'],
    ['text called a PDF', { name: 'a.pdf', bytes: 'alert(1)', type: 'application/pdf' }, 'application/pdf'],
    ['a picture called a video', { name: 'a.mp4', bytes: png, type: 'image/png' }, 'video/mp4'],
    ['HTML called a drawing', { name: 'a.svg', bytes: '<p>', type: 'image/svg+xml' }, 'image/svg+xml'],
  ];

  it.each(refused)('that is %s', async (_, upload, type) => {
    const before = await total();
    const sentence = `file: The file is not what its ending says: these bytes are not ${type}`;
    expect(await errorsOf('POST', 'media', upload)).toEqual([sentence]);
    expect(await total()).toBe(before);
  });

  it('that is a drawing without a size', async () => {
    const sized = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;
    for (const attributes of ['', 'width="100%" height="100%"'])
      expect(await errorsOf('POST', 'media', { name: 'a.svg', bytes: sized(attributes) })).toEqual([
        expect.stringContaining('The file says no size; give its <svg> a viewBox'),
      ]);
    const told = { name: 'sized.svg', bytes: sized('width="8" height="8px"'), type: 'image/svg+xml' };
    expect(await errorsOf('POST', 'media', told)).toEqual([]);
  });

  it.each([
    ['page', { name: 'a.html', bytes: '<p>', type: 'text/html' }],
    ['page called a picture', { name: 'a.html', bytes: png, type: 'image/png', path: 'media/a.png' }],
    ['file without an ending', { name: 'a', bytes: png, type: 'image/png' }],
  ])('that is a %s', async (_, upload) => {
    expect(await errorsOf('POST', 'media', upload)).toEqual([
      expect.stringMatching(/^file: The file has an ending that is not published; use /),
    ]);
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'the element <script>'],
    ['an animated address', '<animate attributeName="href" values="data:image/png;javascript:alert(1)"/>', '<animate>'],
    ['an event', '<g onclick="alert(1)"/>', 'the attribute onclick of <g>'],
  ])('that is a drawing with %s', async (_, inner, what) => {
    const upload = { name: 'a.svg', bytes: svg(inner), type: 'image/svg+xml' };
    expect(await errorsOf('POST', 'media', upload)).toEqual([expect.stringContaining(what)]);
  });

  it('whose path ends differently', async () => {
    const upload = { path: 'media/a.svg', name: 'a.png', bytes: png, type: 'image/png' };
    expect(await errorsOf('POST', 'media', upload)).toEqual([
      'path: The path ends differently from its file, a.png. Give both the same ending.',
    ]);
  });

  it('that is an address', async () => {
    const data = { path: 'media/x.png', filename: 'x.png', url: `${site.cms.url}/api/media/file/beam.svg` };
    const answer = await site.client.send('POST', 'media', data);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.data)).toContain('There is no file. Choose one.');
  });

  it('whose path another file has in another case', async () => {
    await site.client.upload('media/Beacon.png', 'Beacon.png', png, 'image/png');
    const upload = { path: 'media/beacon.png', name: 'beacon.png', bytes: png, type: 'image/png' };
    expect(await errorsOf('POST', 'media', upload)).toEqual([
      'path: media/beacon.png and media/Beacon.png differ only in case, and are one file on many systems. Give it another name.',
    ]);
  });

  it('whose name no file system takes', async () => {
    expect(await errorsOf('POST', 'media', { name: `${'港'.repeat(100)}.png`, bytes: png, type: 'image/png' })).toEqual(
      ['file: The file has a longer name than file systems take; give it a shorter one'],
    );
  });

  it('that is larger than the sync takes', async () => {
    const bytes = Buffer.concat([png, Buffer.alloc(25_000_000)]);
    expect(await errorsOf('POST', 'media', { name: 'a.png', bytes, type: 'image/png' })).toEqual([
      expect.stringContaining('more than 25 MB'),
    ]);
  });
});

describe('an upload that is there', () => {
  let doc: Doc;

  beforeAll(async () => {
    doc = await site.client.upload('media/own.png', 'own.png', png, 'image/png');
  });

  const bytesOf = async () => Buffer.from(await (await fetchFile(String(doc['filename']))).arrayBuffer());

  it('is not replaced by something else', async () => {
    const evil = { name: 'own.png', bytes: '<script>alert(1)</script>', type: 'image/png' };
    expect(await errorsOf('PATCH', `media/${doc.id}`, evil)).toEqual([
      'file: The file is not what its ending says: these bytes are not image/png',
    ]);
    expect(await errorsOf('PATCH', `media/${doc.id}`, { name: 'own.svg', bytes: svg() })).toEqual([
      'path: The path ends differently from its file, own.svg. Give both the same ending.',
    ]);
    const many = 'media?where[path][equals]=media/own.png';
    expect(await errorsOf('PATCH', many, { name: 'own.png', bytes: png })).toEqual([
      expect.stringContaining('One file cannot replace several'),
    ]);
    expect(await bytesOf()).toEqual(png);
  });

  it('is not given another ending', async () => {
    const { status, data } = await site.client.send('PATCH', `media/${doc.id}`, { path: 'media/own.svg' });
    expect(status).toBe(400);
    expect(JSON.stringify(data)).toContain('The path ends differently from its file, own.png');
  });

  it('is replaced by one of its kind, and moved', async () => {
    const bytes = Buffer.concat([png, Buffer.from('more')]);
    const upload = { name: 'next.png', bytes, type: 'image/png', path: 'media/next.png' };
    expect(await errorsOf('PATCH', `media/${doc.id}`, upload)).toEqual([]);
    doc = await site.client.find('media', 'media/next.png');
    expect(await bytesOf()).toEqual(bytes);
  });

  it('keeps the type of its ending, whatever a request calls it', async () => {
    const { data } = await site.client.send('PATCH', `media/${doc.id}`, { mimeType: 'text/html' });
    expect(data).toMatchObject({ doc: { mimeType: 'image/png' } });
    const made = await site.client.send('POST', 'media', formOf({ name: 'b.svg', bytes: svg(), type: 'text/plain' }));
    expect(made.data).toMatchObject({ doc: { mimeType: 'image/svg+xml' } });
  });
});

describe('a file of the CMS', () => {
  it.each([
    ['beam.svg', undefined, 'image/svg+xml'],
    ['sheet.zip', 'PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0[Content_Types].xml', 'application/zip'],
  ])('is served as what its ending says, and runs nothing: %s', async (name, bytes, type) => {
    if (bytes !== undefined) await site.client.upload(`media/${name}`, name, Buffer.from(bytes, 'latin1'), type);
    for (const range of [{}, { range: 'bytes=0-3' }]) {
      const { status, headers } = await fetchFile(name, range);
      expect(status).toBeLessThan(300);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    }
  });

  it('that is not there is as guarded', async () => {
    const { status, headers } = await fetchFile('nothing.svg');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toContain('application/json');
  });
});

it('takes what the site itself publishes', async () => {
  const logo = readFileSync('public/img/logo.svg');
  await site.client.upload('media/logo.svg', 'logo.svg', logo, 'image/svg+xml');
});
