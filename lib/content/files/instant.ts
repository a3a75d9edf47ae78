/** Adds UTC to a date with a time and no offset. */
export function withOffset(date: string): string {
  return date.length === 10 || /(?:Z|[+-]\d{2}:?\d{2})$/i.test(date) ? date : `${date}Z`;
}

/** The instant of a date: midnight if it has no time, in UTC if it has no offset. Null if there is no such date. */
export function toInstant(date: string): string | null {
  const time = Date.parse(withOffset(date));
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
