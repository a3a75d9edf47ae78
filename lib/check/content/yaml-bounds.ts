/** What a text of YAML may hold at most. */
export interface YamlBounds {
  characters: number;
  keys: number;
}

/** Front matter, or one entry of a CMS. */
export const frontMatterBounds: YamlBounds = { characters: 20_000, keys: 1_000 };
/** A file that is data as a whole. */
export const dataFileBounds: YamlBounds = { characters: 200_000, keys: 10_000 };

/** Most levels within each other. */
export const maxDepth = 100;

/** Whether brackets, or signs at the start of a line, nest deeper than the parser can follow. */
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

/** Why a text is not parsed as YAML, as the end of a sentence; undefined where it may be. Takes a time linear in the text. */
export function yamlExcess(text: string, { characters }: YamlBounds): string | undefined {
  if (text.length > characters) return excess('characters', text.length, characters);
  return isTooDeep(text) ? `it is nested deeper than ${maxDepth} levels` : undefined;
}
