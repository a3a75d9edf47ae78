const fencePattern = /^(?:\s|>)*(`{3,}|~{3,})/;
const headingId = /^(\s*(?:>\s*)*#{1,6}\s.*?)\s*\{#([\w.:-]+)\}\s*$/;
const spacedTitle = /^(\s*(?:>\s*)*(?:[-*+]\s+|\d+[.)]\s+)?:{3,}\s*[a-z]+)[ \t]+([^[{\s].*?)\s*$/;

/** Replaces HTML comments that lie outside inline code; `open` says whether the line starts within one. */
function rewriteComments(line: string, open: boolean): { line: string; open: boolean } {
  let result = '';
  let rest = line;
  let inside = open;
  while (rest !== '') {
    if (inside) {
      const end = rest.indexOf('-->');
      if (end === -1) return { line: result + rest.replaceAll('*/', '* /'), open: true };
      result += `${rest.slice(0, end).replaceAll('*/', '* /')}*/}`;
      rest = rest.slice(end + 3);
      inside = false;
      continue;
    }
    const match = /(`+)(?:(?!\1).)*?\1(?!`)|<!--/.exec(rest);
    if (!match) return { line: result + rest, open: false };
    const code = match[0] !== '<!--';
    result += rest.slice(0, match.index) + (code ? match[0] : '{/*');
    rest = rest.slice(match.index + match[0].length);
    inside = !code;
  }
  return { line: result, open: inside };
}

/**
 * Rewrites the three Docusaurus spellings MDX cannot parse: HTML comments, `## Heading {#id}` and `:::note Title`.
 * Works line by line outside of code, so every later error keeps its line. Columns shift only behind a comment.
 * Plain Markdown (`format: md`) knows the first two by itself.
 */
export function preprocess(source: string, format: 'mdx' | 'md' = 'mdx'): string {
  const mdx = format === 'mdx';
  let fence: string | undefined;
  let comment = false;
  return source
    .split('\n')
    .map((line) => {
      const mark = comment ? undefined : fencePattern.exec(line)?.[1];
      if (fence) {
        if (mark?.startsWith(fence) && line.trim().endsWith(mark)) fence = undefined;
        return line;
      }
      if (mark) {
        fence = mark;
        return line;
      }
      const titled = line.replace(spacedTitle, '$1[$2]');
      if (!mdx) return titled;
      const rewritten = rewriteComments(titled, comment);
      comment = rewritten.open;
      return rewritten.line.replace(headingId, '$1 {/* #$2 */}');
    })
    .join('\n');
}
