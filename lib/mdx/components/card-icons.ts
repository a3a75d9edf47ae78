/** The built-in icons of a `<Card>`, drawn on a 24 px grid. The page holds the drawing, because few pages have any. */
export const cardIcons: Readonly<Record<string, string>> = {
  book: 'M12 6.5C10 5 7.5 4.5 4 4.5v13.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2ZM12 6.5V20',
  bolt: 'M13 3 5 13.5h6L10.5 21 19 10.5h-6.5L13 3Z',
  chart: 'M4 19.5h16M6.5 16v-4M11 16V6M15.5 16V9.5M20 16v-2.5',
  chat: 'M4.5 5h15v11H12l-4.5 4v-4h-3V5ZM8 9h8M8 12h5',
  cloud: 'M7 18.5a4 4 0 0 1-.5-7.97 5.5 5.5 0 0 1 10.7-1.03A4.5 4.5 0 0 1 17 18.5H7Z',
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5M14 4.5l-4 15',
  database:
    'M4.5 6.5c0-1.4 3.4-2.5 7.5-2.5s7.5 1.1 7.5 2.5S16.1 9 12 9 4.5 7.9 4.5 6.5ZM4.5 6.5v11c0 1.4 3.4 2.5 7.5 2.5s7.5-1.1 7.5-2.5v-11M4.5 12c0 1.4 3.4 2.5 7.5 2.5s7.5-1.1 7.5-2.5',
  file: 'M6 3.5h8.5L18 7v13.5H6V3.5ZM9 11h6M9 15h6',
  function: 'M15.5 4.5h-1.2a3 3 0 0 0-3 2.6l-1.7 10a3 3 0 0 1-3 2.4H6M7.5 10.5h7M15 14l4.5 5.5M19.5 14 15 19.5',
  gear: 'M12 15.25a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM12 3v3M12 18v3M3 12h3M18 12h3M5.64 5.64l2.12 2.12M16.24 16.24l2.12 2.12M5.64 18.36l2.12-2.12M16.24 7.76l2.12-2.12',
  globe:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM3.5 12h17M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5S9.6 5.8 12 3.5Z',
  key: 'M8 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12.5 12H21M17 12v3.5M20.5 12v2.5',
  lock: 'M5 10.5h14V20H5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14v2.5',
  podium: 'M9 20V5.5h6V20M9 11H4v9h16v-6h-5M4 20h16',
  puzzle: 'M9.5 5.5a2 2 0 0 1 4 0v1h5v4.5h-1a2 2 0 0 0 0 4h1v4.5H5V15h1a2 2 0 0 0 0-4H5V6.5h4.5v-1Z',
  rocket:
    'M9 15l-3-3c1-5 4.5-8 12.5-8.5C18 11.5 15 15 10 16l-1-1ZM6.5 12H3.5l2.5-4M12 17.5v3l4-2.5M14.5 9.5h.01M5 16.5c-1 .8-1.5 2-1.5 4 2 0 3.2-.5 4-1.5',
  shop: 'M4.5 9.5v10h15v-10M3 9.5 5 4.5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM10 19.5v-5h4v5',
  user: 'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.5 20a7.5 7.5 0 0 1 15 0',
};

/** Whether an icon is a picture address. Names have neither slashes nor dots. */
export function isPicture(icon: string): boolean {
  return /[/.]/.test(icon);
}
