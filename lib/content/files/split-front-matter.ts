/** Front matter and body of a Markdown file, as offsets into its text. */
export interface FrontMatter {
  yaml: string;
  yamlStart: number;
  /** Start of the closing line; end of the text if there is none. */
  yamlEnd: number;
  bodyStart: number;
  /** Text after the opening fence: empty, or the name of a language. */
  info: string;
  closed: boolean;
}

const fence = '---';

/** Whether front matter is YAML, by what stands behind its opening fence. */
export function isYaml({ info }: FrontMatter): boolean {
  return ['', 'yaml', 'yml'].includes(info);
}

/**
 * Splits front matter off a Markdown file; undefined where there is none. This is the grammar of gray-matter 4, by which
 * Contentlayer reads: it opens with the first three characters, unless a fourth dash follows, and the first line feed with
 * three dashes behind it closes it. Check, sync, CMS and snapshot all split here, so that no two of them can see
 * different files. A test holds it against gray-matter on arbitrary text.
 */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const infoStart = start + fence.length;
  if (!text.startsWith(fence, start) || text[infoStart] === '-') return undefined;
  const openEnd = text.indexOf('\n', infoStart);
  const yamlStart = openEnd === -1 ? text.length : openEnd + 1;
  const info = text.slice(infoStart, openEnd === -1 ? undefined : openEnd).trim();
  const close = text.indexOf(`\n${fence}`, infoStart);
  if (close === -1)
    return {
      yaml: text.slice(yamlStart),
      yamlStart,
      yamlEnd: text.length,
      bodyStart: text.length,
      info,
      closed: false,
    };
  let bodyStart = close + 1 + fence.length;
  if (text[bodyStart] === '\r') bodyStart++;
  if (text[bodyStart] === '\n') bodyStart++;
  return { yaml: text.slice(yamlStart, close + 1), yamlStart, yamlEnd: close + 1, bodyStart, info, closed: true };
}
