import { Parser } from 'htmlparser2';

/** Attributes whose value decides how an element looks or what it is; of all others it counts that they are there. */
const telling =
  /^(?:class|style|role|type|tabindex|dir|lang|rel|target|aria-(?:current|expanded|haspopup|hidden|live|orientation|pressed))$/;

/** Sizes that are written for one picture or diagram, and words; numbers of a colour have a sign or a bracket before them. */
const own = /(?<=[:\s/])-?[\d.]+(?=px|rem|em|%|[\s;/]|$)|"[^"]*"/g;

/** What nobody sees or hears. */
const silent = new Set(['head', 'link', 'meta', 'script', 'template', 'title']);

/** What an element says of the words in it: no rule that axe has, and no colour, is another one for what stands in it. */
const ofWords = new Set(['lang', 'dir', 'data-text']);

type Attributes = Readonly<Record<string, string>>;

function kindOf(tag: string, attributes: Attributes, without: ReadonlySet<string> = new Set()): string {
  const told = Object.entries(attributes).filter(([name]) => !without.has(name));
  const parts = told.map(([name, value]) => {
    if (name === 'style') return `${name}=${value.replace(own, '')}`;
    if (telling.test(name)) return `${name}=${value}`;
    return value === '' ? `${name} empty` : name;
  });
  return `${tag}[${parts.sort().join('|')}]`;
}

interface Open {
  tag: string;
  /** The element and those around it, as they are described. */
  shape: string;
  named: boolean;
}

/**
 * What a page is built of, apart from its words: each kind of element with those around it, whether it is named, steps
 * between headings, and kinds of diagrams. Of two pages with the same shapes, a rule of accessibility or a colour finds
 * the same on both.
 * @param levels how many elements around each count
 */
export function shapesOf(html: string, levels = 2): Set<string> {
  const found = new Set<string>();
  const open: Open[] = [];
  /** The elements that are open, as parts of the surroundings of those in them. */
  const around: string[] = [];
  let heading = 'none';
  const parser = new Parser({
    onopentag(tag, attributes) {
      const shape = [...(levels > 0 ? around.slice(-levels) : []), kindOf(tag, attributes)].join(' > ');
      around.push(kindOf(tag, attributes, ofWords));
      if (/^h[1-6]$/.test(tag)) {
        found.add(`${heading}, then ${tag}`);
        heading = tag;
      }
      const named = Boolean(attributes['aria-label'] || attributes['alt']);
      open.push({ tag, shape, named });
    },
    ontext(text) {
      const inner = open.at(-1);
      // The source of a diagram comes in pieces, the first of which begins with its kind.
      const begins = inner?.tag === 'code' && !inner.named && around.some((kind) => kind.includes('mermaid'));
      const [kind] = begins ? (text.match(/\w+/) ?? []) : [];
      if (kind) found.add(`diagram ${kind}`);
      if (/\S/.test(text)) for (const element of open) element.named = true;
    },
    onclosetag() {
      const element = open.pop();
      around.pop();
      if (element && !silent.has(element.tag))
        found.add(`${element.shape} ${element.named ? 'named' : 'without a name'}`);
    },
  });
  parser.end(html);
  return found;
}

/** As few pages as have every shape of all pages: always the one next that adds most. */
export function pagesOfAllShapes(pages: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const missing = new Set([...pages.values()].flatMap((shapes) => [...shapes]));
  const chosen = new Set<string>();
  while (missing.size > 0) {
    let [best, gain] = ['', 0];
    for (const [page, shapes] of pages) {
      const added = [...shapes].filter((shape) => missing.has(shape)).length;
      if (added > gain) [best, gain] = [page, added];
    }
    chosen.add(best);
    for (const shape of pages.get(best) ?? []) missing.delete(shape);
  }
  return chosen;
}
