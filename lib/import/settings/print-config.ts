const width = 120;

function key(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : quote(name);
}

function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  if (!inner.includes("'")) return `'${inner}'`;
  return inner.includes('"') ? `'${inner.replaceAll("'", "\\'")}'` : `"${inner}"`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Break lists of several objects into lines, as the formatter does. */
function breaks(value: unknown): boolean {
  if (!Array.isArray(value)) return isObject(value) && Object.values(value).some(breaks);
  const lists = value.length > 1 && value.every((item) => isObject(item) && Object.keys(item).length > 1);
  return lists || value.some(breaks);
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isObject(value)) return typeof value === 'string' ? quote(value) : String(value);
  const entries = Object.entries(value).map(([name, item]) => `${key(name)}: ${inline(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function print(value: unknown, indent: string, used: number): string {
  const short = inline(value);
  // The comma counts too.
  if (!isObject(value) || (!breaks(value) && used + short.length + 1 <= width)) return short;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const lines = value.map((item) => `${deeper}${print(item, deeper, deeper.length)},`);
    return `[\n${lines.join('\n')}\n${indent}]`;
  }
  return `{\n${printEntries(value, deeper)}\n${indent}}`;
}

function printEntries(value: object, indent: string): string {
  return Object.entries(value)
    .map(([name, item]) => {
      const start = `${indent}${key(name)}: `;
      const text = print(item, indent, start.length);
      // Put a text that is too long on a line of its own.
      const long = typeof item === 'string' && start.length + text.length + 1 > width;
      return long ? `${indent}${key(name)}:\n${indent}  ${text},` : `${start}${text},`;
    })
    .join('\n');
}

/** Text of site.config.ts with these settings, formatted as `npm run check` wants it. */
export function printConfig(settings: object): string {
  return [
    "import type { SiteConfigInput } from './schema/site';",
    '',
    'export default {',
    printEntries(settings, '  '),
    '} satisfies SiteConfigInput;',
    '',
  ].join('\n');
}
