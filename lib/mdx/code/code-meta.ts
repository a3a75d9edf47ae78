/** Language of Pandoc and MkDocs: `{.python .numbered}`. */
const classed = /^\{\s*\.([\w+#-]+)/;

/** Languages that are no code: they are drawn, in whatever case they are written, as code has its colours in any. */
const drawn = /^(?:mermaid|math)$/i;

/** Splits the info string of a fence. Without a language it starts with the meta string; `js{1}` and `rust,ignore` have both in one word. */
export function readFence(info: string | null | undefined, meta: string | null | undefined) {
  const word = info ?? '';
  const whole = `${word} ${meta ?? ''}`;
  const [opening, name] = classed.exec(whole) ?? [];
  if (opening !== undefined && name !== undefined) return { language: name, meta: whole.slice(opening.length) };
  const language = /^[^{=,]*(?=[{,]|$)/.exec(word)?.[0] ?? '';
  const rest = `${word.slice(language.length)} ${meta ?? ''}`;
  return { language: drawn.test(language) ? language.toLowerCase() : language, meta: rest };
}

/** A word that can only be the name of a file. */
const fileName = /^[\w@./-]*[\w-]\.[a-z]\w{0,5}$/i;

/**
 * Parses the meta string of a fence: `title="…" {1,3-5} showLineNumbers=n`. Other frameworks write `filename="…"`, `file="…"` or
 * a bare name with an ending, `highlight={1,3-5}` or `hl_lines="1 3-5"`, and `lineNumbers` or `linenums="n"`.
 * @returns `lines` to highlight, as written; `numbers`, the first line number; `flags`, the words without a value
 */
export function parseCodeMeta(meta: string) {
  const title = /\b(?:title|filename|file)=(?:"([^"]*)"|'([^']*)')/i.exec(meta);
  // Only match at the start of a word, otherwise a long word takes quadratic time.
  const rest = meta.replace(/(?<!\w)\w+=("[^"]*"|'[^']*')/g, '');
  const lines = /(?:(?<![=\w])|\bhighlight=)\{([\d,\s-]+)\}/.exec(rest)?.[1]?.replace(/\s/g, '');
  const numbers = /\b(?:showL|l)ineNumbers(?:=\{?(\d+)\}?)?/.exec(rest);
  const marked = /\bhl_lines="([\d\s-]+)"/.exec(meta)?.[1]?.trim().replace(/\s+/g, ',');
  const first = numbers ? (numbers[1] ?? 1) : /\blinenums="(\d+)/.exec(meta)?.[1];
  const words = rest.replace(/(?<!\w)\w+=\S+/g, '').split(/\s+/);
  return {
    title: title?.[1] ?? title?.[2] ?? words.find((word) => fileName.test(word)),
    lines: lines || marked || undefined,
    numbers: first === undefined ? undefined : Number(first),
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
