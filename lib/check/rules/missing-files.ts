import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { assetMediaType } from '../../content/files/assets';
import { fullAddress, unchecked } from '../../content/links/resolve-link';
import { isGeneratedFile } from '../../content/model/site-routes';
import { listNames, nearest } from '../../report/suggest';
import type { FileFacts, Target } from '../content/facts';
import type { FileProblem, SiteInput } from '../content/site-input';
import { foreignAddress } from './foreign-address';
import { addressHint } from './links';

/** Suggestion for a file of public/ that is named with its folder. */
function publicAddress(site: SiteInput, from: string, source: string): string | undefined {
  const address = source.replace(/^(?:\/|(?:\.\.\/)+)(?:public|static)(?=\/)/, '');
  return address !== source && site.resolveImage(from, address).file !== undefined ? address : undefined;
}

/** Probable place of a missing file: at the address, in public/, or under a similar name. */
function missingHint(site: SiteInput, from: string, source: string): string {
  const address = addressHint(source);
  if (address !== undefined) return address;
  const slashes = source.replaceAll('\\', '/');
  if (slashes !== source && site.resolveImage(from, slashes).file !== undefined) return `Write ${slashes}.`;
  const bare = publicAddress(site, from, source);
  if (bare !== undefined) return `Write ${bare}.`;
  const path = source.replace(/[?#].*$/s, '');
  const { contentDir, publicDir } = site.roots;
  const folder = path.startsWith('/')
    ? join(publicDir, posix.dirname(path))
    : join(contentDir, posix.dirname(from), posix.dirname(path));
  const near = nearest(posix.basename(path), filesIn(folder)).map((name) => path.replace(/[^/]*$/, name));
  return near.length > 0
    ? `Did you mean ${listNames(near)}?`
    : 'Paths count from the folder of this file, or with a leading / from public/.';
}

/** Picture formats of phones, cameras and drawing programs. */
const unseenPicture = /\.(hei[cf]|tiff?|psd|ai|eps|dng|nef|cr[23])$/i;

/** Names of files in a folder that pages may show, without hidden files and pages. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^\.|\.mdx?$/.test(entry.name))
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

function check(
  site: SiteInput,
  facts: FileFacts,
  family: 'image' | 'file',
  { url, place }: Target,
  source = url,
): FileProblem[] {
  const { kind, file, near, reason } = site.resolveImage(facts.path, source);
  const what = family === 'image' ? 'image' : 'file';
  const base = { file: facts.path, ...place };
  const flaw = family === 'image' && !facts.untrusted ? foreignAddress(url) : undefined;
  if (flaw)
    return [
      { ...base, code: 'image/missing', message: `The image ${url} is not shown: ${flaw.reason}`, hint: flaw.hint },
    ];
  if (kind === 'outside') {
    const meant = publicAddress(site, facts.path, source);
    const why = meant === undefined ? reason : 'pages name a file of public/ by its address';
    const message = `The ${what} ${url} is not read: ${why}`;
    const hint =
      meant !== undefined
        ? `Write ${meant}.`
        : 'Put it beside the page or in public/ (public/img/x.png is /img/x.png).';
    return [{ ...base, code: `${family}/outside`, message, hint }];
  }
  if (near) {
    const message = `The ${what} ${url} is spelled otherwise on disk`;
    return [{ ...base, code: `${family}/case`, message, hint: `Write the name as it is on disk: ${near}.` }];
  }
  if (kind === 'missing' && fullAddress.test(url)) {
    const message = `The ${what} ${url} does not exist: ${reason}`;
    const hint = 'If something else on this host answers there, write pathname:/// and its path below the base path.';
    return [{ ...base, code: 'link/own-address', message, hint }];
  }
  if (kind === 'missing') {
    const message = `The ${what} ${url || '""'} does not exist: ${reason}`;
    return [{ ...base, code: `${family}/missing`, message, hint: missingHint(site, facts.path, source) }];
  }
  const unseen = family === 'image' && file !== undefined && unseenPicture.exec(file)?.[1];
  if (unseen) {
    const message = `Most browsers do not show .${unseen}: ${url}`;
    return [{ ...base, code: 'image/type', message, hint: 'Save the picture as JPEG, PNG, WebP or AVIF.' }];
  }
  if (kind !== 'content' || !file || assetMediaType(file)) return [];
  const message = `Files of this type are not published from content/: ${url}`;
  return [{ ...base, code: 'file/type', message, hint: 'Move it to public/ and link to it with a leading /.' }];
}

/** The file of a link; undefined if it means no file, or one that the build makes. */
function linkedFile(site: SiteInput, facts: FileFacts, url: string): string | undefined {
  const { kind, source = url } = site.resolveLink(facts, url);
  return kind !== 'file' || isGeneratedFile(source.replace(/[?#].*$/s, ''), site) ? undefined : source;
}

/** Images and linked files that are missing, misspelled, outside of the folders, or of a type that is not published. */
export function files(site: SiteInput): FileProblem[] {
  return site.files.flatMap((facts) => [
    ...facts.images.flatMap((image) =>
      // `pathname:///` does not work for images of link previews.
      check(site, facts, 'image', image.preview ? { ...image, url: image.url.replace(unchecked, '/') } : image),
    ),
    ...facts.links.flatMap((link) => {
      const file = linkedFile(site, facts, link.url);
      return file === undefined ? [] : check(site, facts, 'file', link, file);
    }),
  ]);
}
