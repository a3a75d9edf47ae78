import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { assetMediaType } from '../../content/files/assets';
import { fullAddress } from '../../content/links/resolve-link';
import { isGeneratedFile } from '../../content/model/site-routes';
import { attempt } from '../../report/attempt';
import { listNames, nearest } from '../../report/suggest';
import { unchecked } from '../../site/urls';
import type { FileFacts, Target } from '../content/facts';
import type { FileProblem, SiteInput } from '../content/site-input';
import { foreignAddress } from './foreign-address';
import { addressHint, outsideHint } from './links';

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
  if (near.length > 0) return `Did you mean ${listNames(near)}?`;
  const outside = path.startsWith('../') ? outsideHint(site, posix.join(posix.dirname(from), path)) : undefined;
  return outside ?? 'Paths count from the folder of this file, or with a leading / from public/.';
}

/** Picture formats of phones, cameras and drawing programs. */
const unseenPicture = /\.(hei[cf]|tiff?|psd|ai|eps|dng|nef|cr[23])$/i;

/** Names of files in a folder that pages may show, without hidden files and pages. */
function filesIn(folder: string): string[] {
  return attempt(() => readdirSync(folder, { withFileTypes: true }), [])
    .filter((entry) => entry.isFile() && !/^\.|\.mdx?$/.test(entry.name))
    .map(({ name }) => name);
}

function check(site: SiteInput, facts: FileFacts, family: 'image' | 'file', { url, place }: Target, source = url) {
  const { kind, file, near, reason } = site.resolveImage(facts.path, source);
  const problem = (code: string, message: string, hint: string): FileProblem[] => [
    { file: facts.path, code, ...place, message, hint },
  ];
  const flaw = family === 'image' && !facts.untrusted ? foreignAddress(url) : undefined;
  if (flaw) return problem('image/missing', `The image ${url} is not shown: ${flaw.reason}`, flaw.hint);
  if (kind === 'outside') {
    const meant = publicAddress(site, facts.path, source);
    const why = meant === undefined ? reason : 'pages name a file of public/ by its address';
    const hint = meant
      ? `Write ${meant}.`
      : 'Put it beside the page or in public/ (public/img/x.png is /img/x.png), or write its whole address: https://…';
    return problem(`${family}/outside`, `The ${family} ${url} is not read: ${why}`, hint);
  }
  if (near) {
    const message = `The ${family} ${url} is spelled otherwise on disk`;
    return problem(`${family}/case`, message, `Write the name as it is on disk: ${near}.`);
  }
  if (kind === 'missing' && fullAddress.test(url)) {
    const hint = 'If something else on this host answers there, write pathname:/// and its path below the base path.';
    return problem('link/own-address', `The ${family} ${url} does not exist: ${reason}`, hint);
  }
  if (kind === 'missing') {
    const message = `The ${family} ${url || '""'} does not exist: ${reason}`;
    return problem(`${family}/missing`, message, missingHint(site, facts.path, source));
  }
  const unseen = family === 'image' && file !== undefined && unseenPicture.exec(file)?.[1];
  if (unseen)
    return problem(
      'image/type',
      `Most browsers do not show .${unseen}: ${url}`,
      'Save the picture as JPEG, PNG, WebP or AVIF.',
    );
  if (kind !== 'content' || !file || assetMediaType(file)) return [];
  const message = `Files of this type are not published from content/: ${url}`;
  return problem('file/type', message, 'Move it to public/ and link to it with a leading /.');
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
    ...facts.verbatim.filter(({ isFile }) => isFile).flatMap((address) => check(site, facts, 'file', address)),
    ...facts.links.flatMap((link) => {
      const file = linkedFile(site, facts, link.url);
      return file === undefined ? [] : check(site, facts, 'file', link, file);
    }),
  ]);
}
