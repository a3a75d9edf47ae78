import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import groupBy from 'lodash-es/groupBy.js';
import { putFile } from '../node/put-file';
import { reasonOf } from '../report/reason-of';
import { rowsFolder, writePayload } from '../site/route-payload';
import { lateLoader, takeScripts } from './late-scripts';
import { type PageData, readPageData, writePageData } from './page-data';
import { ownPageFiles } from './read-pages';
import type { FinishPage } from './secure-pages';
import { ownRows, shareRows } from './shared-rows';

/**
 * The script of a group. It keeps the rows of the group for the payloads of its pages (lib/site/route-payload.ts), and
 * passes the rows of the open page to the router: those of the group with the page's own lines in their holes, and the
 * other lines. The text of the page is read from the page. Then it loads the scripts of the group and of the page.
 */
function script(name: string, parts: readonly string[], srcs: readonly string[]): string {
  return `(function(name,parts,srcs,own,calls){
(self.sharedRows=self.sharedRows||{})[name]=parts;
var lines=own.text.split("\\n"),row=own.dataset.row,text;
calls.push([0]);
if(row){text=document.querySelector("[data-text]").innerHTML;calls.push([1,row+":T"+new TextEncoder().encode(text).length.toString(16)+","+text])}
calls.push([1,parts.reduce(function(all,part){return all+lines.shift()+part})+lines.join("\\n")]);
if(own.dataset.src)srcs=srcs.concat(own.dataset.src.split(" "));
if(srcs.length)${lateLoader}(document,window,srcs)
})(${JSON.stringify(name)},${JSON.stringify(parts)},${JSON.stringify(srcs)},document.querySelector('script[type="text/x-component"]'),self.__next_f=self.__next_f||[])`;
}

/**
 * Moves the common data of pages with the same layout, which is most of it, into one script, and the rest into lines that
 * browsers do not run. Payloads are split the same way.
 * @param publicDir the owner's HTML from there stays as it is
 * @param finish further changes to these pages before they are written
 * @returns the pages, and a line for each page with data of an unknown form, which stays as it is
 */
export function shareData(dir: string, publicDir: string, basePath: string, finish: FinishPage = (_, html) => html) {
  const problems: string[] = [];
  const found: { file: string; data: PageData; srcs: string[] }[] = [];
  const isThere = (address: string) =>
    existsSync(join(dir, decodeURI(address.slice(basePath.length).replace(/\?.*$/, ''))));
  for (const file of ownPageFiles(dir, publicDir)) {
    try {
      const html = readFileSync(join(dir, file), 'utf8');
      const data = readPageData(html);
      if (data) found.push({ file, data, srcs: takeScripts(html, isThere).addresses });
    } catch (error) {
      const reason = reasonOf(error);
      problems.push(`! ${file} is larger than it could be: ${reason}. docs/next-internals.md says what is expected.`);
    }
  }
  for (const pages of Object.values(groupBy(found, ({ data }) => data.layout))) {
    const shared = shareRows(pages.map(({ data }) => data.rows));
    const common = (pages[0]?.srcs ?? []).filter((src) => pages.every(({ srcs }) => srcs.includes(src)));
    const name = createHash('sha256')
      .update(script('', shared.parts, common))
      .digest('base64url')
      .slice(0, 12);
    putFile(join(dir, rowsFolder, `${name}.js`), script(name, shared.parts, common));
    putFile(join(dir, rowsFolder, `${name}.json`), JSON.stringify(shared.parts));
    for (const { file, data, srcs } of pages) {
      const path = join(dir, file);
      const { html } = takeScripts(readFileSync(path, 'utf8'), isThere);
      const own = srcs.filter((src) => !common.includes(src));
      const src = `${basePath}/${rowsFolder}/${name}.js`;
      const lines = ownRows(data.rows, shared);
      writeFileSync(path, finish(file, writePageData(html, { lines, shown: data.shown, srcs: own, src })));
      const payload = file.replace(/\.html$/, '.txt');
      if (!existsSync(join(dir, payload))) continue;
      writeFileSync(join(dir, payload), writePayload({ group: name, lines, shown: data.shown }));
    }
  }
  return { pages: new Set(found.map(({ file }) => file)), problems };
}
