import type { HostileBody } from './corpus/bodies';
import type { Format } from './corpus/case';
import { renderPage } from './render-unfiltered';

/** Bodies of one page. */
export interface Pack {
  format: Format;
  bodies: readonly HostileBody[];
}

/** The text of a page: each body below a heading of its own, and with footnotes of its own. */
export function packText({ bodies }: Pack): string {
  if (bodies.length === 1) return bodies[0]?.body ?? '';
  const parts = bodies.map(({ body }, index) => `## case ${index}\n\n${body.replaceAll('[^1]', `[^1-${index}]`)}`);
  return parts.join('\n\n');
}

/** Ids and footnotes count what comes before them on a page, which is no difference. */
const plain = (html: string) =>
  html.replaceAll(/\b(?:id|href|for|name|aria-[a-z]+)="[^"]*"/g, '').replaceAll(/>\d+<\/a><\/sup>/g, '></a></sup>');
/** Footnotes stand at the end of a page, those of all bodies in one list. */
const parts = (html: string) => html.split(/<section[^>]*data-footnotes[^>]*>.*?<ol>|<\/ol>\s*<\/section>/s);

/** Bodies that are tried together. */
const most = 200;

async function pageOf(body: string, format: Format): Promise<string | undefined> {
  const html = await renderPage(body, format);
  return html === undefined ? undefined : plain(html);
}

/** Says whether each body is on the page of all of them what it is on a page of its own: none swallows or changes another. */
async function together(pack: Pack, alone: ReadonlyMap<HostileBody, string>): Promise<boolean> {
  const html = await pageOf(packText(pack), pack.format);
  return (
    html !== undefined && pack.bodies.every((one) => parts(alone.get(one) ?? '').every((part) => html.includes(part)))
  );
}

async function split(pack: Pack, alone: ReadonlyMap<HostileBody, string>): Promise<Pack[]> {
  const { format, bodies } = pack;
  if (bodies.length === 1 || (await together(pack, alone))) return [pack];
  const middle = Math.ceil(bodies.length / 2);
  const halves = [bodies.slice(0, middle), bodies.slice(middle)];
  return (await Promise.all(halves.map((half) => split({ format, bodies: half }, alone)))).flat();
}

async function splitAll(bodies: readonly HostileBody[], html: ReadonlyMap<HostileBody, string>): Promise<Pack[]> {
  const found: Pack[] = [];
  for (const format of ['mdx', 'md'] as const) {
    const rest = bodies.filter((one) => one.format === format);
    while (rest.length > 0) found.push(...(await split({ format, bodies: rest.splice(0, most) }, html)));
  }
  return found;
}

/**
 * Puts bodies on as few pages as one can see them all on, and leaves out those that do not render. Bodies that would change
 * others stand on pages of their own.
 */
export async function packBodies(all: readonly HostileBody[]): Promise<Pack[]> {
  const html = new Map<HostileBody, string>();
  for (const one of all) {
    const text = await pageOf(one.body, one.format);
    if (text !== undefined) html.set(one, text);
  }
  // The first heading of a page becomes its title: what attacks with it has to stand first.
  const heads = [...html.keys()].filter(({ body }) => body.startsWith('# '));
  const blocks = [...html.keys()].filter(({ body }) => !body.startsWith('# '));
  // What stands between two that disagree comes off in small pieces: those are put together once more.
  const first = await splitAll(blocks, html);
  const alone = first.filter(({ bodies }) => bodies.length === 1);
  const others = first.filter(({ bodies }) => bodies.length > 1).flatMap(({ bodies }) => bodies);
  return [...(await splitAll(others, html)), ...alone, ...heads.map((one) => ({ format: one.format, bodies: [one] }))];
}
