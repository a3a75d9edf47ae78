import { rmSync } from 'node:fs';
import { acceptedNames } from './accepted';
import { type HostileBody, hostileBodies } from './corpus/bodies';
import { type FileCase, fileCases } from './corpus/files';
import { hostileSite } from './hostile-site';
import { linkedPage } from './linked-page';
import { packBodies, packText } from './pack';
import { sites } from './site-folders';
import { type ContentFile, documentOf, writeContent } from './write-cases';

/** The page that the address of the docs leads to. */
const start: ContentFile = { path: `docs/${hostileSite.mainDoc}.mdx`, text: '---\ntitle: Start\n---\n\nText.\n' };
const post: ContentFile = {
  path: 'blog/2026-01-01-first.mdx',
  text: '---\ntitle: First\ndate: 2026-01-01\n---\n\nText.\n\n{/* truncate */}\n\nMore.\n',
};

/** Documents of bodies: many to a page, diagrams fewer, because each of them is drawn. */
async function pagesOf(bodies: readonly HostileBody[]): Promise<ContentFile[]> {
  const isChart = ({ name }: HostileBody) => name.startsWith('mermaid/');
  // A chart is the same text in both formats.
  const charts = bodies.filter((one) => isChart(one) && one.format === 'mdx');
  const others = bodies.filter((one) => !isChart(one));
  const packs = [...(await packBodies(others, 40)), ...(await packBodies(charts, 8))];
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

/** Writes the content of what the check accepts. */
export async function writeAccepted(): Promise<void> {
  const names = acceptedNames();
  const bodies = hostileBodies.filter(({ name }) => names.has(name) && !leadsNowhere.test(name));
  // A second file of one name would take the place of the first; the check sees each of them by itself.
  const files = fileCases.filter(
    ({ name, path }) => names.has(name) && !unbuildable.has(name) && /case|\/a\//.test(path),
  );
  write(sites.accepted.content, [...(await pagesOf(bodies)), ...filesOf(files)]);
}

/** Writes the content of everything that renders though a check refuses it. */
export async function writeUnchecked(): Promise<void> {
  const names = acceptedNames();
  const bodies = hostileBodies.filter(({ name }) => !names.has(name) || leadsNowhere.test(name));
  write(sites.unchecked.content, await pagesOf(bodies));
}

/** Writes files that ask the reader of front matter to run them. */
export function writePrograms(): void {
  write(sites.programs.content, filesOf(fileCases.filter(({ name }) => name.startsWith('source/program'))));
}
