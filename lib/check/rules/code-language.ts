import { bundledLanguages } from 'shiki/langs';
import { readFence } from '../../mdx/code/code-meta';
import { isKnownLanguage } from '../../mdx/code/highlight';
import { isMathFence } from '../../mdx/code/math';
import { onLine } from '../../report/place';
import { didYouMean } from '../../report/suggest';
import type { MarkdownInput, Problem } from '../content/types';

/** Code fences with a language that the highlighter does not know. They are shown as plain text. */
export function codeLanguage({ body, lines }: MarkdownInput): Problem[] {
  return body.nodes.of('code').flatMap((node): Problem[] => {
    const { language } = readFence(node.lang, node.meta);
    if (isKnownLanguage(language.toLowerCase()) || isMathFence(node)) return [];
    const { line, column: from } = body.place(node.position);
    const column = Math.max(lines.line(line).indexOf(language, from - 1), 0) + 1;
    const hint = didYouMean(
      language,
      Object.keys(bundledLanguages),
      'Write text, or a name from shiki.style/languages.',
    );
    const message = `The language \`${language}\` is unknown; the code is shown without colours`;
    return [{ code: 'code/unknown-language', ...onLine(line, column, language.length), message, hint }];
  });
}
