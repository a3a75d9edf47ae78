/** Names of the built-in icons of a `<Card>`. components/mdx/cards/card-icon.tsx draws them, and the content check knows them. */
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

/** Whether an icon is a picture address. Names have neither slashes nor dots. */
export function isPicture(icon: string): boolean {
  return /[/.]/.test(icon);
}
