/** The icons of the site's chrome, by name: strokes on a 24 px grid, and how many pixels wide they stand. Default: 16. */
const drawings: Readonly<Record<string, readonly [path: string, width?: number]>> = {
  'arrow-left': ['M19 12H5M11 6l-6 6 6 6'],
  'arrow-right': ['M5 12h14M13 6l6 6-6 6'],
  'arrow-up': ['M12 19V5M6 11l6-6 6 6', 18],
  check: ['m5 13 4 4L19 7'],
  chevron: ['m9 6 6 6-6 6'],
  close: ['m6 6 12 12M18 6 6 18', 20],
  copy: ['M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM5 15V6a2 2 0 0 1 2-2h9'],
  danger: ['M8.2 3.5h7.6l4.7 4.7v7.6l-4.7 4.7H8.2l-4.7-4.7V8.2zM12 8v5M12 16h.01', 18],
  document: ['M6 3.5h8.5L18 7v13.5H6zM9 11h6M9 15h6', 20],
  expand: ['M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7'],
  external: ['M14 5h5v5M19 5l-9 9M18 14v4a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 5 18V8a1.5 1.5 0 0 1 1.5-1.5H10'],
  feed: ['M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M5.5 18.5h.01'],
  folder: [
    'M3.5 6.5a1.5 1.5 0 0 1 1.5-1.5h4l2 2.5h8A1.5 1.5 0 0 1 20.5 9v8.5A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5z',
    20,
  ],
  info: ['M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5M12 8h.01', 18],
  keyboard: [
    'M5 6.5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17.5 10.5h.01M8 14h8',
    18,
  ],
  language: [
    'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5S9.6 5.8 12 3.5Z',
  ],
  menu: ['M4 7h16M4 12h16M4 17h16', 20],
  moon: ['M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z', 18],
  note: ['M6 3.5h9l4 4v13H6zM15 3.5v4h4M9 12h6M9 16h6', 18],
  search: ['M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM16 16l4.5 4.5'],
  sun: [
    'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
    18,
  ],
  tip: ['M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.7 10.7c.7.6.7 1.3.7 2.3h6c0-1 0-1.7.7-2.3A6 6 0 0 0 12 3.5Z', 18],
  warning: ['M12 4 2.8 19.5h18.4zM12 10v4M12 16.8h.01', 18],
  wrap: ['M4 6h16M4 12h13a3.5 3.5 0 0 1 0 7h-4M15 16l-2.5 3 2.5 3M4 18h4'],
};

/**
 * Style rules for the icons, for Tailwind's `addBase`. They are masks: a class in the markup instead of a drawing in every copy
 * of a page. All are one picture, one below the other, because a browser pays for each picture while it styles the first screen.
 * @returns `--icons`, the picture; `--icon-NAME`, where a drawing stands in it; and the classes `icon-NAME`
 */
export function iconRules(): Record<string, Record<string, string>> {
  const names = Object.keys(drawings);
  const placeOf = (name: string) => `${((100 * names.indexOf(name)) / (names.length - 1)).toFixed(4)}%`;
  const paths = Object.values(drawings).map(
    ([path], row) => `<path transform='translate(0 ${24 * row})' d='${path}'/>`,
  );
  const stroke = "fill='none' stroke='black' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'";
  const size = `viewBox='0 0 24 ${24 * names.length}'`;
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' ${size} ${stroke}>${paths.join('')}</svg>`;
  const encoded = picture.replaceAll('<', '%3C').replaceAll('>', '%3E');
  const places = names.map((name): [string, string] => [`--icon-${name}`, placeOf(name)]);
  const classes = Object.entries(drawings).map(([name, [, width]]): [string, Record<string, string>] => [
    `.icon-${name}`,
    { '--icon': `var(--icon-${name})`, ...(width === undefined ? {} : { '--icon-size': `${width}px` }) },
  ]);
  return {
    ':root': { '--icons': `url("data:image/svg+xml,${encoded}")`, ...Object.fromEntries(places) },
    ...Object.fromEntries(classes),
  };
}
