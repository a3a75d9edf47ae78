/** Splits the info string of a fence. Without a language it starts with the meta string, and `js{1}` has both in one word. */
export function readFence(info: string | null | undefined, meta: string | null | undefined) {
  const word = info ?? '';
  const language = /^[^{=]*(?=\{|$)/.exec(word)?.[0] ?? '';
  return { language, meta: `${word.slice(language.length)} ${meta ?? ''}` };
}

/**
 * Parses the meta string of a fence: `title="…" {1,3-5} showLineNumbers=n`. Other frameworks write `filename="…"`,
 * `highlight={1,3-5}` and `lineNumbers`.
 * @returns `lines` to highlight, as written; `numbers`, the first line number; `flags`, the words without a value
 */
export function parseCodeMeta(meta: string) {
  const title = /\b(?:title|filename)=(?:"([^"]*)"|'([^']*)')/i.exec(meta);
  // Only match at the start of a word, otherwise a long word takes quadratic time.
  const rest = meta.replace(/(?<!\w)\w+=("[^"]*"|'[^']*')/g, '');
  const lines = /(?:(?<![=\w])|\bhighlight=)\{([\d,\s-]+)\}/.exec(rest)?.[1]?.replace(/\s/g, '');
  const numbers = /\b(?:showL|l)ineNumbers(?:=\{?(\d+)\}?)?/.exec(rest);
  const words = rest.replace(/(?<!\w)\w+=\S+/g, '').split(/\s+/);
  return {
    title: title?.[1] ?? title?.[2],
    lines: lines || undefined,
    numbers: numbers ? Number(numbers[1] ?? 1) : undefined,
    flags: new Set(words.filter((word) => /^\w+$/.test(word))),
  };
}

/** Maximum number of line numbers, with repetitions. */
const mostLines = 10_000;

/** Expands `1,3-5` into line numbers, up to a limit. Reversed and empty parts are ignored. */
export function expandLines(lines: string): Set<number> {
  const result = new Set<number>();
  let left = mostLines;
  for (const part of lines.split(',').filter((text) => text.trim() !== '')) {
    const [from = Number.NaN, to = from] = part.split('-').map(Number);
    for (let line = from; line <= to && left > 0; line++, left--) result.add(line);
  }
  return result;
}

/** Language of a `<CodeBlock>`: its attribute, or a class as highlighters write it. */
export function codeLanguage(language: string | undefined, className: string | undefined): string {
  return language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? '';
}
