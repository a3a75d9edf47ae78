/** Icons a `<Card>` can have by name. components/mdx/cards/card-icon.tsx draws each, the content check knows them. */
export const cardIcons = [
  'book',
  'bolt',
  'chart',
  'chat',
  'cloud',
  'code',
  'database',
  'file',
  'function',
  'gear',
  'globe',
  'key',
  'lock',
  'podium',
  'puzzle',
  'rocket',
  'shop',
  'user',
] as const;

export type CardIconName = (typeof cardIcons)[number];

/** Whether an icon is written as the address of a picture: names have neither slashes nor dots. */
export function isPicture(icon: string): boolean {
  return /[/.]/.test(icon);
}
