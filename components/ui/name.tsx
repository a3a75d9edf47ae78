import type { ReactNode } from 'react';
import type { Named } from '@/lib/content/types';
import { originalText } from '@/lib/site/locales';
import { fill, fillParts } from '@/lib/words/fill';

interface NameProps {
  label: ReactNode;
  original?: true | undefined;
}

/** A name from the content, with its language if that is not the language of the page. */
export function Name({ label, original }: NameProps) {
  return original ? <bdi {...originalText(original)}>{label}</bdi> : label;
}

/** A name that is a link if it has an address. */
export function LinkedName({ href, ...name }: NameProps & { href?: string | null | undefined }) {
  return href ? (
    <a href={href}>
      <Name {...name} />
    </a>
  ) : (
    <Name {...name} />
  );
}

/** A text of the interface with a name in it. It is one string if both have the same language. */
export function fillName(text: string, key: string, { label, original }: Named): ReactNode {
  const name = <Name key={key} label={label} original={original} />;
  return original ? fillParts<ReactNode>(text, { [key]: name }) : fill(text, { [key]: label });
}
