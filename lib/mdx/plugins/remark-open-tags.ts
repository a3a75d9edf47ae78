import type { Html, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Elements that show nothing of what is in them, or take in everything that follows. */
const hiding: ReadonlySet<string> = new Set(
  `applet audio canvas datalist dialog iframe marquee noembed noframes noscript object plaintext script select style template
  textarea title video xmp`.split(/\s+/),
);
const lines = ['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete', 'link', 'linkReference'];

/** What a tag in a line of Markdown opens or closes. CommonMark makes a node of each. */
const tagName = /^<(\/?)([a-z][a-z0-9-]*)/i;

/** From the last one, so that end tags are known. */
function openIn(line: readonly PhrasingContent[]): Html[] {
  const ends = new Map<string, number>();
  return line.toReversed().filter((node): node is Html => {
    const [, slash, written = ''] = (node.type === 'html' && tagName.exec(node.value)) || [];
    const name = written.toLowerCase();
    if (!hiding.has(name)) return false;
    const left = ends.get(name) ?? 0;
    ends.set(name, slash ? left + 1 : Math.max(0, left - 1));
    return !slash && left === 0;
  });
}

/** Tags in lines of Markdown that nothing closes there, and that would hide what follows: `#<Object>` is a name. */
export function openTags(tree: Root): ReadonlySet<Html> {
  const found = new Set<Html>();
  visit(tree, lines, (node) => {
    if ('children' in node) for (const tag of openIn(node.children as PhrasingContent[])) found.add(tag);
  });
  return found;
}

/** Shows such tags as text, as GitHub does with some of them (GFM 6.11). */
export function remarkOpenTags() {
  return (tree: Root): void => {
    for (const tag of openTags(tree)) Object.assign(tag, { type: 'text' });
  };
}
