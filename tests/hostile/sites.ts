import { rmSync } from 'node:fs';
import { documentClasses } from '../../lib/theme/document-classes';
import { acceptedNames } from './accepted';
import { type HostileBody, hostileBodies } from './corpus/bodies';
import { type FileCase, fileCases } from './corpus/files';
import { hostileSite } from './hostile-site';
import { linkedPage } from './linked-page';
import { packBodies, packText } from './pack';
import { sites } from './site-folders';
import { type ContentFile, documentOf, writeContent } from './write-cases';

/** Every class that a case names: code is compiled again where the classes of a site are others. */
const classes = new Set(
  [...hostileBodies.map(({ body }) => body), ...fileCases.map(({ text }) => text)].flatMap(documentClasses),
);
const classList = [...classes].map((name) => `class="${name}"\n`).join('');

/** The page that the address of the docs leads to. */
const start: ContentFile = {
  path: `docs/${hostileSite.mainDoc}.mdx`,
  text: `---\ntitle: Start\n---\n\nText.\n\n\`\`\`text\n${classList}\`\`\`\n`,
};
const post: ContentFile = {
  path: 'blog/2026-01-01-first.mdx',
  text: '---\ntitle: First\ndate: 2026-01-01\n---\n\nText.\n\n{/* truncate */}\n\nMore.\n',
};

/** Documents of bodies, many to a page. */
async function pagesOf(bodies: readonly HostileBody[]): Promise<ContentFile[]> {
  // A diagram is the same text in both formats.
  const packs = await packBodies(bodies.filter(({ name, format }) => format === 'mdx' || !name.startsWith('mermaid/')));
  return packs.map((pack, index) => {
    const name = pack.bodies.length === 1 ? (pack.bodies[0]?.name ?? '') : `pack ${index}`;
    return documentOf({ name, body: packText(pack), format: pack.format }, `docs/body-${index}.mdx`);
  });
}

/** Files of the corpus, each at a path of its own. */
function filesOf(files: readonly FileCase[]): ContentFile[] {
  return files.map(({ path, text }, index) => ({
    path: path.replace(/case(?=\.mdx$)/, `file-${index}`).replace(/^docs\/a\//, `docs/folder-${index}/`),
    text,
  }));
}

function write(folder: string, files: readonly ContentFile[]): void {
  rmSync(folder, { recursive: true, force: true });
  writeContent(folder, [start, post, linkedPage, ...files]);
}

/** Accepted by the content check, and refused by the export check: it leads to no file. */
const unbuildable = new Set(['field/edit address by pathname']);

/** Addresses that lead to no file: the export check stops the build at them. The second site shows them. */
const leadsNowhere =
  /^address\/.*\/(?:pathname[^/]*|path [^/]*|site[^/]*|broken [^/]*|percent [^/]*|full width colon|decimal entity[^/]*|another host by [^/]*|markup in a path|quotes in a path) \(mdx?\)$/;

/** @returns the files that are no documents */
async function writeAccepted(): Promise<ContentFile[]> {
  const names = acceptedNames();
  const bodies = hostileBodies.filter(({ name }) => names.has(name) && !leadsNowhere.test(name));
  // A second file of one name would take the place of the first; the check sees each of them by itself.
  const files = fileCases.filter(
    ({ name, path }) => names.has(name) && !unbuildable.has(name) && /case|\/a\//.test(path),
  );
  const written = filesOf(files);
  write(sites.accepted, [...(await pagesOf(bodies)), ...written]);
  return written.filter(({ path }) => !path.endsWith('.mdx'));
}

/** @param data what is compiled with the code of the other site, so that it need not be compiled again */
async function writeUnchecked(data: readonly ContentFile[]): Promise<void> {
  const names = acceptedNames();
  const bodies = hostileBodies.filter(({ name }) => !names.has(name) || leadsNowhere.test(name));
  write(sites.unchecked, [...(await pagesOf(bodies)), ...data]);
}

/** Writes the content of each site. */
export async function writeSites(): Promise<void> {
  await writeUnchecked(await writeAccepted());
  write(sites.programs, filesOf(fileCases.filter(({ name }) => name.startsWith('source/program'))));
}
