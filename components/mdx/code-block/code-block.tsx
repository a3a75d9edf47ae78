import { codeLanguage } from '@/lib/mdx/code-languages';
import { highlight } from '@/lib/mdx/highlight';
import { codeText } from './code-text';

interface CodeBlockProps {
  code?: string;
  children?: React.ReactNode;
  language?: string;
  className?: string;
  title?: string;
  lines?: string;
  numbers?: string;
  showLineNumbers?: boolean;
}

/** Code with title, language and buttons, highlighted at build time. code-block-actions.tsx brings the buttons to life. */
export function CodeBlock({
  code,
  children,
  language,
  className,
  title,
  lines,
  numbers,
  showLineNumbers,
}: CodeBlockProps) {
  const name = codeLanguage(language, className);
  const first = numbers ? Number(numbers) : showLineNumbers ? 1 : undefined;
  const { html, label } = highlight(code ?? codeText(children), { language: name, lines, numbers: first });
  return (
    <figure className="code-block" {...(first !== undefined && { 'data-numbers': '' })}>
      <figcaption>
        <span className="code-title">{title}</span>
        {label && <span className="code-language">{label}</span>}
        <button type="button" data-code-action="wrap" aria-pressed="false" aria-label="Wrap lines" />
        <button type="button" data-code-action="copy" aria-label="Copy code" />
      </figcaption>
      <pre tabIndex={0} role="group" aria-label={title ?? (label ? `${label} code` : 'Code')}>
        <code
          {...(first !== undefined && first !== 1 && { style: { counterReset: `line ${first - 1}` } })}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </pre>
    </figure>
  );
}
