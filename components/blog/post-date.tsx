/** A date in words, which machines can read too. Dates of posts are UTC. */
export function PostDate({ date, code }: { date: string; code: string }) {
  const format = new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date.replace(/T00:00:00\.000Z$/, '')}>{format.format(new Date(date))}</time>;
}
