import { isValidElement, type ReactNode } from 'react';
import { codeLanguage, parseCodeMeta } from '@/lib/mdx/code/code-meta';
import { highlight } from '@/lib/mdx/code/highlight';
import { fill } from '@/lib/words/fill';
import type { Words } from '@/lib/words/types';

/** The text in nested React nodes, between `<CodeBlock>` tags. */
function codeText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(codeText).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? codeText(node.props.children) : '';
}

export interface CodeBlockProps {
  code?: string;
  children?: React.ReactNode;
  language?: string;
  className?: string;
  title?: string;
  lines?: string;
  numbers?: string;
  showLineNumbers?: boolean | number;
  /** The text behind the language of a fence: `{1,3-5} title="…"`. */
  metastring?: string;
}

/** Code with title, language and buttons, highlighted at build time. code-block-actions.tsx handles the buttons. */
export function CodeBlock({ words, ...props }: CodeBlockProps & { words: Words['text'] }) {
  const { code, children, language, className, title, lines, numbers, showLineNumbers, metastring = '' } = props;
  const meta = parseCodeMeta(metastring);
  const name = codeLanguage(language, className);
  const shown = showLineNumbers === true ? 1 : showLineNumbers || meta.numbers;
  const first = numbers ? Number(numbers) : shown || undefined;
  const heading = title ?? meta.title;
  const source = code ?? codeText(children);
  const { html, label } = highlight(source, { language: name, lines: lines ?? meta.lines, numbers: first });
  return (
    <figure className="code-block" {...(first !== undefined && { 'data-numbers': '' })}>
      {/* Not a caption, because the buttons would become part of the name of the figure. */}
      <div>
        <span className="code-title">{heading && <bdi>{heading}</bdi>}</span>
        {label && <span className="code-language">{label}</span>}
        <button type="button" data-code-action="wrap" aria-pressed="false" aria-label={words.wrapLines} />
        <button type="button" data-code-action="copy" aria-label={words.copyCode} />
      </div>
      <pre
        tabIndex={0}
        role="group"
        aria-label={heading ?? (label ? fill(words.codeIn, { language: label }) : words.code)}
      >
        <code
          {...(first !== undefined && first !== 1 && { style: { counterReset: `line ${first - 1}` } })}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
    </figure>
  );
}
