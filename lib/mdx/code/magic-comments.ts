const opening = String.raw`//|#|--|;+|%|!|\*>|\(\*|_?['‘’]|rem\b|<!--|/\*|\{\s*/\*`;
const magic = new RegExp(
  String.raw`^(?:${opening})\s*highlight-(next-line|start|end)(?:\s*(?:-->|\*\)|\*/(?:\s*\})?))?$`,
  'i',
);

/** Removes the comments `highlight-next-line`, `highlight-start` and `highlight-end` and returns the marked lines. */
export function applyMagicComments(code: string): { code: string; highlighted: Set<number> } {
  const kept: string[] = [];
  const highlighted = new Set<number>();
  let open = false;
  let next = false;
  for (const line of code.split('\n')) {
    const command = magic.exec(line.trim())?.[1]?.toLowerCase();
    if (command === 'start') open = true;
    else if (command === 'end') open = false;
    else if (command === 'next-line') next = true;
    else {
      kept.push(line);
      if (open || next) highlighted.add(kept.length);
      next = false;
    }
  }
  return { code: kept.join('\n'), highlighted };
}
