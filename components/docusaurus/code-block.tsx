import type { ReactNode } from 'react';

interface CodeBlockProps {
  children?: ReactNode;
  title?: string;
  language?: string;
  className?: string;
}

/** Code in a component of the site's own, without colours: those in documents are made when the site is built. */
export default function CodeBlock({ children, title }: CodeBlockProps) {
  return (
    <figure className="code-block">
      {title && (
        <figcaption>
          <span className="code-title">{title}</span>
        </figcaption>
      )}
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
