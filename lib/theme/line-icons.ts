/** The icons of the site's chrome, by name: the start on a grid of 24 px, x and y, and strokes relative to it. */
const drawings: Readonly<Record<string, string>> = {
  'arrow-left': '19 12 h-14m6-6l-6 6 6 6',
  'arrow-right': '5 12 h14m-6-6l6 6-6 6',
  'arrow-up': '12 19 v-14m-6 6l6-6 6 6',
  check: '5 13 l4 4 10-10',
  chevron: '9 6 l6 6-6 6',
  close: '6 6 l12 12m0-12l-12 12',
  copy: '11 9 h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zm-6 6v-9a2 2 0 0 1 2-2h9',
  danger: '8.2 3.5 h7.6l4.7 4.7v7.6l-4.7 4.7h-7.6l-4.7-4.7v-7.6zm3.8 4.5v5m0 3h.01',
  document: '6 3.5 h8.5l3.5 3.5v13.5h-12zm3 7.5h6m-6 4h6',
  expand: '14 4 h6v6m0-6l-7 7m-3 9h-6v-6m0 6l7-7',
  external: '14 5 h5v5m0-5l-9 9m8 0v4a1.5 1.5 0 0 1-1.5 1.5h-10a1.5 1.5 0 0 1-1.5-1.5v-10a1.5 1.5 0 0 1 1.5-1.5h3.5',
  feed: '5 11 a8 8 0 0 1 8 8m-8-14a14 14 0 0 1 14 14m-13.5-.5h.01',
  folder:
    '3.5 6.5 a1.5 1.5 0 0 1 1.5-1.5h4l2 2.5h8a1.5 1.5 0 0 1 1.5 1.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5z',
  info: '12 3.5 a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zm0 7.5v5m0-8h.01',
  keyboard:
    '5 6.5 h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zm2 4h.01m3.49 0h.01m3.49 0h.01m3.49 0h.01m-9.51 3.5h8',
  language:
    '12 3.5 a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zm-8.5 8.5h17m-8.5-8.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5s1.2-6.2 3.6-8.5z',
  menu: '4 7 h16m-16 5h16m-16 5h16',
  moon: '20 14.5 a8.5 8.5 0 0 1-10.5-10.5 8.5 8.5 0 1 0 10.5 10.5z',
  note: '6 3.5 h9l4 4v13h-13zm9 0v4h4m-10 4.5h6m-6 4h6',
  search: '11 4.5 a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm5 11.5l4.5 4.5',
  sun: '12 8 a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0-5v1.5m0 15v1.5m-9-9h1.5m15 0h1.5m-15.4-6.4l1.1 1.1m10.6 10.6l1.1 1.1m-12.8 0l1.1-1.1m10.6-10.6l1.1-1.1',
  tip: '9 17.5 h6m-5 3h4m-2-17a6 6 0 0 0-3.7 10.7c.7 .6 .7 1.3 .7 2.3h6c0-1 0-1.7 .7-2.3a6 6 0 0 0-3.7-10.7z',
  warning: '12 4 l-9.2 15.5h18.4zm0 6v4m0 2.8h.01',
  wrap: '4 6 h16m-16 6h13a3.5 3.5 0 0 1 0 7h-4m2-3l-2.5 3 2.5 3m-11-4h4',
};

/** Names of the icons that are wider than 16 pixels. */
const widths = {
  18: 'arrow-up danger info keyboard moon note sun tip warning'.split(' '),
  20: 'close document folder menu'.split(' '),
};

/** In which row of the picture each icon stands, for the utilities `drawing-NAME`. */
export const iconRows: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(drawings).map((name, row) => [name, String(row)]),
);

/** Classes that name an icon for Tailwind's `addBase`: `icon-NAME`, and `--icon-step`, how far the rows are apart. */
export function iconRules(): Record<string, Record<string, string>> {
  const names = Object.keys(drawings);
  const classes = names.map((name, row): [string, Record<string, string>] => {
    const [width] = Object.entries(widths).find(([, listed]) => listed.includes(name)) ?? [];
    return [`.icon-${name}`, { '--icon': String(row), ...(width && { '--icon-size': `${width}px` }) }];
  });
  return { ':root': { '--icon-step': `${(100 / (names.length - 1)).toFixed(6)}%` }, ...Object.fromEntries(classes) };
}

/**
 * The icons as one SVG, which style sheets use as a mask: a class in the markup instead of a drawing in every copy of a page.
 * All are one path of one picture, one below the other, because a browser pays for each picture and each of its elements
 * before it shows the first screen.
 */
export function iconPicture(): string {
  const icons = Object.values(drawings);
  const path = icons.map((drawing, row) =>
    drawing.replace(/^(\S+) (\S+) /, (_, x: string, y: string) => `M${x} ${Number(y) + 24 * row}`),
  );
  const stroke = 'fill="none" stroke="black" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
  const size = `viewBox="0 0 24 ${24 * icons.length}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${stroke}><path d="${path.join('')}"/></svg>\n`;
}
