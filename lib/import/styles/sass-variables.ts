import type { Root } from 'postcss';

/** Values of variables that style sheets declare outside of rules. */
export function variablesIn(sheets: readonly Root[]): Map<string, string> {
  const held = new Map<string, string>();
  for (const sheet of sheets)
    sheet.each((node) => {
      if (node.type === 'decl' && node.prop.startsWith('$'))
        held.set(node.prop, node.value.replace(/\s*!(?:default|global)\b/g, ''));
    });
  return held;
}

/** Replaces variables by their values: `$brand`, `colors.$brand` and `#{$brand}`. */
export function withVariables(value: string, held: ReadonlyMap<string, string>): string {
  let text = value;
  // A value may hold other variables, but not itself.
  for (let steps = held.size; steps > 0 && text.includes('$'); steps -= 1)
    text = text.replace(
      /#\{\s*(?:[\w-]+\.)?(\$[\w-]+)\s*\}|(?:\b[\w-]+\.)?(\$[\w-]+)/g,
      (whole, inBraces: string | undefined, bare: string | undefined) => held.get(inBraces ?? bare ?? '') ?? whole,
    );
  return text;
}
