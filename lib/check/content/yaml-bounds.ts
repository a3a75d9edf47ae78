/** Limits for a YAML text. */
export interface YamlBounds {
  characters: number;
  keys: number;
}

/** Front matter, or one entry of a CMS. */
export const frontMatterBounds: YamlBounds = { characters: 20_000, keys: 1_000 };
/** A data file. */
export const dataFileBounds: YamlBounds = { characters: 200_000, keys: 10_000 };

/** Maximum depth. */
export const maxDepth = 100;

/** Whether brackets, or marks at the start of a line, are nested too deep for the parser. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const char of text) {
    if (char === '[' || char === '{') depth++;
    else if (char === ']' || char === '}') depth--;
    if (Math.abs(depth) > maxDepth) return true;
  }
  return text.split('\n').some((line) => (/^[-?: \t]*/.exec(line)?.[0].match(/[-?:]/g)?.length ?? 0) > maxDepth);
}

/** The sentence about too much of something. */
export function excess(what: string, found: number, most: number): string {
  return `it has ${found.toLocaleString('en')} ${what}; the most is ${most.toLocaleString('en')}`;
}

/** Why a text is not parsed as YAML, as the end of a sentence; undefined if it may be. Takes linear time. */
export function yamlExcess(text: string, { characters }: YamlBounds): string | undefined {
  if (text.length > characters) return excess('characters', text.length, characters);
  return isTooDeep(text) ? `it is nested deeper than ${maxDepth} levels` : undefined;
}
