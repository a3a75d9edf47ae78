/** A date as it is written, with the offset that a time without one means: that of UTC. */
export function withOffset(date: string): string {
  return date.length === 10 || /(?:Z|[+-]\d{2}:?\d{2})$/i.test(date) ? date : `${date}Z`;
}

/** The instant a date stands for: midnight where it has no time, UTC where it has no offset. Null where there is no such date. */
export function toInstant(date: string): string | null {
  const time = Date.parse(withOffset(date));
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
