import type { ReactNode } from 'react';

interface CodeBlockProps {
  children?: ReactNode;
  title?: string;
  language?: string;
  className?: string;
  /** What stands behind the language of a fence: `title="main.go"`. */
  metastring?: string;
}

const titled = /\btitle=(["'])(.*?)\1/;

/** Code in a component of the site's own, without colours: those in documents are made when the site is built. */
export default function CodeBlock({ children, metastring = '', title = titled.exec(metastring)?.[2] }: CodeBlockProps) {
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
