import type { DraftLink } from './draft-link';

/** A link, or a menu of links. */
export type NavbarDraft = DraftLink | { label: string; items: DraftLink[] };

interface Navbar {
  left: NavbarDraft[];
  right: NavbarDraft[];
}

/** Width of a text in pixels, about: letters of Chinese, Japanese and Korean are twice as wide. */
function textWidth(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (letter >= '⺀' ? 15 : 8.25), 0);
}

function itemWidth(item: NavbarDraft): number {
  const icon = 'items' in item ? 16 : 'href' in item ? 20 : 0;
  return textWidth(item.label) + 28 + icon;
}

/** What a window of 1280 pixels has beside the logo, the search and the switch of colours. */
const room = 930;

/** What stands in the bar beside the links. */
interface Beside {
  title: string;
  hasVersions: boolean;
  hasLanguages: boolean;
}

function fits({ left, right }: Navbar, { title, hasVersions, hasLanguages }: Beside): boolean {
  const links = [...left, ...right].reduce((sum, item) => sum + itemWidth(item), 0);
  const menus = (hasVersions ? 80 : 0) + (hasLanguages ? 120 : 0);
  return links + textWidth(title) * 1.4 + menus <= room;
}

/** The link that a bar can miss first: to other sites at its right end, where Docusaurus has icons, then the last on the left. */
function nextToMove({ left, right }: Navbar): DraftLink | undefined {
  const isLink = (item: NavbarDraft): item is DraftLink => !('items' in item);
  const far = right.filter(isLink).filter((item) => 'href' in item);
  return far.at(-1) ?? left.filter(isLink).at(-1) ?? right.filter(isLink).at(-1);
}

/**
 * The navbar with the links that a window of 1280 pixels has no room for in a menu: they would make a second line of it.
 * @param label what the menu is called
 */
export function withRoom(navbar: Navbar, beside: Beside, label: string): Navbar & { moved: DraftLink[] } {
  let rest: Navbar = navbar;
  let moved: DraftLink[] = [];
  const whole = (): Navbar =>
    moved.length > 0 ? { left: rest.left, right: [...rest.right, { label, items: moved }] } : rest;
  while (!fits(whole(), beside)) {
    const link = nextToMove(rest);
    if (!link) break;
    const without = (items: NavbarDraft[]) => items.filter((item) => item !== link);
    rest = { left: without(rest.left), right: without(rest.right) };
    moved = [link, ...moved];
  }
  return { ...whole(), moved };
}
