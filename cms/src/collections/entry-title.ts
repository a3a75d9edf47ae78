import { textOf } from '../../../lib/report/values';

const longest = 300;
/** Authors have a name, and a title that says what they do. */
const keys = ['name', 'label', 'title', 'body', 'key', 'path'];

/** A heading without its id: `Text {#id}` is `Text`. */
function withoutId(heading: string): string {
  const start = heading.endsWith('}') ? heading.lastIndexOf('{#') : -1;
  return start < 0 ? heading : heading.slice(0, start).trimEnd();
}

/** Text of the first `# Heading` of a body, in linear time. */
function firstHeading(body: string): string {
  for (let start = 0; start < body.length; ) {
    const end = body.indexOf('\n', start);
    const after = end < 0 ? body.length : end;
    if (body[start] === '#' && (body[start + 1] === ' ' || body[start + 1] === '\t')) {
      const heading = withoutId(body.slice(start + 1, Math.min(after, start + longest)).trim());
      if (heading !== '') return heading;
    }
    start = after + 1;
  }
  return '';
}

/** Label of an entry in lists: its title or name, the first heading of its body, or its file. */
export function entryTitle(data: Readonly<Record<string, unknown>>): string {
  const [name, label, title, body = '', key, path] = keys.map((one) => textOf(data[one]));
  return name ?? label ?? title ?? (firstHeading(body) || (key ?? path ?? ''));
}
