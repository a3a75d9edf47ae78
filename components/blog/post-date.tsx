const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A date in words, which machines can read too. Dates of posts are UTC. */
export function PostDate({ date }: { date: string }) {
  return <time dateTime={date.replace(/T00:00:00\.000Z$/, '')}>{format.format(new Date(date))}</time>;
}
