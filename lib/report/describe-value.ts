function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

/**
 * Describes a value: `the text "5"`, `the number 5`, `a list`, `empty`.
 * @param written the source of a number, which may be 1.0
 */
export function describeValue(value: unknown, written?: string): string {
  if (value === null || value === undefined) return 'empty';
  if (typeof value === 'string') return `the text "${shorten(value)}"`;
  if (typeof value === 'number' || typeof value === 'bigint') return `the number ${written ?? value}`;
  if (typeof value === 'boolean') return `${value}`;
  if (typeof value === 'function') return 'a function';
  return Array.isArray(value) ? 'a list' : 'a map of keys';
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map of keys',
  record: 'a map of keys',
  null: 'null',
};

/** The name of a schema type for authors. */
export function describeType(type: string): string {
  return typeNames[type] ?? type;
}

/** Describes a path: `authors`, item 2, `name`. List items count from 1. */
export function describePath(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The file';
  const parts: string[] = [];
  for (const part of path) {
    const last = parts.at(-1);
    if (typeof part === 'number') parts.push(`item ${part + 1}`);
    else if (last?.startsWith('`')) parts[parts.length - 1] = `${last.slice(0, -1)}.${String(part)}\``;
    else parts.push(`\`${String(part)}\``);
  }
  return parts.join(', ');
}

/** Items of a list that was written as one text. A sentence with commas is one item. */
function listed(text: string): string {
  const items = text.split(',').map((item) => item.trim());
  const areWords = items.every((item) => /^\S+(?: \S+){0,2}$/.test(item));
  return (areWords ? items : [text]).map((item) => JSON.stringify(item)).join(', ');
}

/** How to write the intended value, in a form for YAML, JSON and TypeScript. Without a key the value is an item of a list. */
export function typeHint(
  key: string | undefined,
  expected: readonly string[],
  found: unknown,
  written?: string,
): string {
  const before = key === undefined ? '' : `${key}: `;
  // YAML reads text that begins with a bracket or a brace as a list or a map.
  const isBracketed = typeof found === 'object' && written !== undefined && /^[^"\n]{3,60}$/.test(written);
  if (expected.join() === 'string' && isBracketed) return `Put it in quotes: ${before}"${written}"`;
  if (expected.includes('string') && (typeof found === 'number' || typeof found === 'boolean'))
    return `Put it in quotes: ${before}"${written ?? found}"`;
  if (expected.includes('array') && typeof found === 'string')
    return `Write a list: ${before}[${listed(shorten(found))}]`;
  if (expected.includes('boolean') && typeof found === 'string')
    return `Write without quotes: ${before}${/^\W*(?:true|yes|on|1)\W*$/i.test(found) ? 'true' : 'false'}`;
  const numbers = expected.filter((type) => type === 'number' || type === 'int');
  if (numbers.length > 0 && typeof found === 'string' && found.trim() !== '' && !Number.isNaN(Number(found)))
    return `Remove the quotes: ${before}${found.trim()}`;
  if (numbers.length > 0 && numbers.length === expected.length)
    return `Write a number: ${before}${Number.parseFloat(String(found).replace(',', '.')) || 1}`;
  return `Write ${expected.map(describeType).join(' or ')}.`;
}
