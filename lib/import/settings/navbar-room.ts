import type { SiteLink, SiteMenu } from '../../../schema/link';

/** A link, or a menu of links. */
export type NavbarDraft = SiteLink | SiteMenu;

interface Navbar {
  left: NavbarDraft[];
  right: NavbarDraft[];
}

/** Width of a text in pixels, about: letters of Chinese, Japanese and Korean are twice as wide. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + (letter >= '⺀' ? 15 : 8.25), 0);
}

/** Between two links. */
const gap = 4;

function itemWidth(item: NavbarDraft): number {
  const icon = 'items' in item ? 16 : 'href' in item ? 20 : 0;
  return textWidth(item.label) + 28 + gap + icon;
}

/** What a window of 1280 pixels has beside the switch of colours and the search, which gives a little of its room. */
const room = 1010;

/** Items of the bar besides the links. */
interface Beside {
  /** Width of the logo and the name. */
  brand: number;
  hasVersions: boolean;
  hasLanguages: boolean;
}

function fits({ left, right }: Navbar, { brand, hasVersions, hasLanguages }: Beside): boolean {
  const links = [...left, ...right].reduce((sum, item) => sum + itemWidth(item), 0);
  const menus = (hasVersions ? 80 : 0) + (hasLanguages ? 120 : 0);
  return links + brand + menus <= room;
}

/** What to move first: added menus, then external links at the right end, then the last link on the left. */
function nextToMove({ left, right }: Navbar, spare: ReadonlySet<NavbarDraft>): NavbarDraft | undefined {
  const extra = [...left, ...right].find((item) => spare.has(item));
  if (extra) return extra;
  const isLink = (item: NavbarDraft): item is SiteLink => !('items' in item);
  const far = right.filter(isLink).filter((item) => 'href' in item);
  return far.at(-1) ?? left.filter(isLink).at(-1) ?? right.filter(isLink).at(-1);
}

/** The navbar with what 1280 pixels have no room for in a menu called `label`: first the links of `spare` menus. */
export function withRoom(navbar: Navbar, beside: Beside, label: string, spare: ReadonlySet<NavbarDraft> = new Set()) {
  let rest: Navbar = navbar;
  let moved: SiteLink[] = [];
  const whole = (): Navbar =>
    moved.length > 0 ? { left: rest.left, right: [...rest.right, { label, items: moved }] } : rest;
  while (!fits(whole(), beside)) {
    const next = nextToMove(rest, spare);
    if (!next) break;
    const without = (items: NavbarDraft[]) => items.filter((item) => item !== next);
    rest = { left: without(rest.left), right: without(rest.right) };
    moved = [...('items' in next ? next.items : [next]), ...moved];
  }
  return { ...whole(), moved };
}
