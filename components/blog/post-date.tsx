/** A date in words and for machines. Dates of posts are UTC. */
export function PostDate({ date, code, className }: { date: string; code: string; className?: string }) {
  const format = new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <time className={className} dateTime={date.replace(/T00:00:00\.000Z$/, '')}>
      {format.format(new Date(date))}
    </time>
  );
}
