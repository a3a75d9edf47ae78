import type { Root } from 'postcss';

/** Variables that style sheets declare outside of rules, and what they hold. */
export function variablesIn(sheets: readonly Root[]): Map<string, string> {
  const held = new Map<string, string>();
  for (const sheet of sheets)
    sheet.each((node) => {
      if (node.type === 'decl' && node.prop.startsWith('$'))
        held.set(node.prop, node.value.replace(/\s*!(?:default|global)\b/g, ''));
    });
  return held;
}

/** Puts in what variables hold: `$brand`, `colors.$brand` and `#{$brand}`. */
export function withVariables(value: string, held: ReadonlyMap<string, string>): string {
  let text = value;
  // One variable may stand for another, never for itself.
  for (let steps = held.size; steps > 0 && text.includes('$'); steps -= 1)
    text = text.replace(
      /#\{\s*(?:[\w-]+\.)?(\$[\w-]+)\s*\}|(?:\b[\w-]+\.)?(\$[\w-]+)/g,
      (whole, inBraces: string | undefined, bare: string | undefined) => held.get(inBraces ?? bare ?? '') ?? whole,
    );
  return text;
}
