import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { shareData } from '@/lib/publish/share-data';
import { readPayload } from '@/lib/site/route-payload';
import { tempFolder } from '../../temp-folder';

const unsafe = /[<>&]/g;
const push = (data: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(data).replace(unsafe, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)}])</script>`;

/** A page as Next exports it. */
function page(address: string, rows: string, { text = '', layout = 'wide' } = {}): string {
  const [first, rest] = [`1:"$Sreact.fragment"\n2:I[1,[],"A"]\n:HL["/a.woff2","font"]\n`, rows];
  const root = `0:{"P":null,"c":["","${address}"],"t":["$1","${layout}","$L2","😀"]}\n`;
  const made = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  const box = text && `<div class="prose" data-text="">${text}</div>`;
  return `<html><head></head><body>${box}${made}${push(first.slice(0, 30))}${push(first.slice(30) + root)}${push(rest)}</body></html>`;
}

const textRow = (name: string, text: string) => `${name}:T${Buffer.byteLength(text).toString(16)},${text}`;

/** Shares the data of pages. Gives what it says, and what each page then tells the router in a browser that shows `shown`. */
function share(pages: Readonly<Record<string, string>>, shown = '') {
  const dir = tempFolder(pages);
  const { problems } = shareData(dir, join(dir, 'public'), '/base');
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  const told = (file: string) => {
    const found = /<script type="text\/x-component"(?: data-row="(\w+)")?>(.*?)<\/script><script src="\/base([^"]+)">/s;
    const [, row, text = '', src = ''] = found.exec(read(file)) ?? [];
    const self: { __next_f?: [number, string?][] } = {};
    const own = { text, dataset: { row } };
    const document = { querySelector: (query: string) => (query === '[data-text]' ? { innerHTML: shown } : own) };
    runInNewContext(read(src), { self, document, TextEncoder });
    return (self.__next_f ?? []).map(([, data = '']) => data).join('');
  };
  return {
    problems,
    read,
    told,
    scripts: () => readdirSync(join(dir, '_next/static/rows')).filter((file) => file.endsWith('.js')),
  };
}

/** Rows by name: their order is free. */
const rows = (data: string) => data.split('\n').sort();
const before = (html: string) =>
  Array.from(html.matchAll(/push\(\[1,(".*?")\]\)<\/script>/g), ([, text = '""']) => JSON.parse(text) as string).join(
    '',
  );

it('tells the router the same, with what pages share in one script', () => {
  const pages = {
    'a.html': page('a', '3:["$","p",null,{"title":"One 😀"}]\n4:"only here"\n'),
    'b.html': page('b', '3:["$","p",null,{"title":"Two 😁"}]\n'),
    'c.html': page('c', '3:["$","p",null,{"title":""}]\n4:"only here also"\n'),
  };
  const { problems, read, told, scripts } = share(pages);
  expect(problems).toEqual([]);
  expect(scripts()).toHaveLength(1);
  for (const [file, html] of Object.entries(pages)) {
    expect(rows(told(file))).toEqual(rows(before(html)));
    expect(read(file)).not.toMatch(/__next_f|react\.fragment/);
  }
});

it('makes payloads of the same parts, and leaves those of pages whose data it does not know', async () => {
  const text = '<p>Text</p>';
  const files = {
    'a.html': page('a', `${textRow('3', text)}4:["$3"]\n`, { text }),
    'a.txt': 'rows',
    'b.html': page('b', '3:"b"\n'),
    'c.html': '<script>self.__next_f.push([3,"AA=="])</script>',
    'c.txt': 'rows',
  };
  const dir = tempFolder(files);
  shareData(dir, join(dir, 'public'), '');
  expect(readFileSync(join(dir, 'c.txt'), 'utf8')).toBe('rows');
  vi.stubGlobal('window', {});
  const load = async (file: string) => readFileSync(join(dir, file), 'utf8');
  const told = await readPayload(await load('a.txt'), load);
  expect(told?.startsWith(textRow('3', text))).toBe(true);
  expect(rows(told?.replace(textRow('3', text), '') ?? '')).toEqual(
    rows(before(files['a.html']).replace(textRow('3', text), '')),
  );
  vi.unstubAllGlobals();
});

it('gives another layout a script of its own', () => {
  const { scripts } = share({ 'a.html': page('a', ''), 'b.html': page('b', '', { layout: 'narrow' }) });
  expect(scripts()).toHaveLength(2);
});

it('takes the text of a page from the page, whatever the browser has made of it', () => {
  const text = '<p>Ünïcode & "quotes"</p>';
  const shown = text.replaceAll('"', '&quot;');
  const { read, told } = share({ 'a.html': page('a', `${textRow('3', text)}4:["$3"]\n`, { text }) }, shown);
  expect(told('a.html')).toContain(textRow('3', shown));
  expect(read('a.html').split('Ünïcode')).toHaveLength(2);
});

it('reads the data of a page that tells about such data', () => {
  const text = '<p>Next writes <code>&#x3C;script>self.__next_f.push([1, "a"])&#x3C;/script></code>.</p>';
  const pages = { 'a.html': page('a', '3:"a"\n', { text }), 'b.html': '<p>See self.__next_f.</p>' };
  const { problems, read } = share(pages);
  expect(problems).toEqual([]);
  expect(read('a.html')).toContain(text);
  expect(read('a.html')).not.toContain('<script>self.__next_f');
  expect(read('b.html')).toBe(pages['b.html']);
});

it.each(['$1 costs\nmore', '</script><script>alert(1)</script>', '<!-- <script> \\ " \u2028', 'carriage\rreturn'])(
  'writes the other text %j as a line, which ends no script',
  (text) => {
    const { read, told } = share({ 'a.html': page('a', textRow('3', text)), 'b.html': page('b', '3:"b"\n') });
    const written =
      told('a.html')
        .split('\n')
        .find((row) => row.startsWith('3:')) ?? '';
    // React takes a first dollar sign off again.
    expect((JSON.parse(written.slice(2)) as string).replace(/^\$\$/, '$')).toBe(text);
    expect(read('a.html').match(/<script|<\/script|<!--/g)).toHaveLength(4);
  },
);

it.each([
  ['its data is handed over in another way', '<script>self.__next_f.push([3,"AA=="])</script>'],
  ['a row of its data has another form', push('3:o4,abcd')],
  ['a text of its data has another length', push('3:Tff,abcd')],
  ['the last row of its data has no end', push('3:"a"')],
  ['its first row has another form', push('0:["$L2"]\n')],
])('leaves a page alone and says why: %s', (reason, data) => {
  const made = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
  const html = `<html><body>${made}${push('1:"a"\n')}${data}</body></html>`;
  const { problems, read } = share({ 'a.html': html, 'b.html': page('b', '') });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`a.html is larger than it could be: ${reason}`);
  expect(read('a.html')).toBe(html);
  expect(read('b.html')).not.toContain('__next_f');
});

it("leaves pages without data and the owner's own HTML as they are", () => {
  const own = page('a', '');
  const { problems, read } = share({ 'a.html': own, 'public/a.html': own, 'b.html': '<p>b</p>' });
  expect(problems).toEqual([]);
  expect(read('a.html')).toBe(own);
  expect(read('b.html')).toBe('<p>b</p>');
});
