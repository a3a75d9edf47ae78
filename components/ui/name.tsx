import type { ReactNode } from 'react';
import type { Named } from '@/lib/content/types';
import { originalText } from '@/lib/site/locales';
import { fill, fillParts } from '@/lib/words/fill';

interface NameProps {
  label: ReactNode;
  original?: true | undefined;
}

/** What something of the content is called, with the language of that where it is not the one of the page. */
export function Name({ label, original }: NameProps) {
  return original ? <bdi {...originalText(original)}>{label}</bdi> : label;
}

/** The same as a link where it leads somewhere. */
export function LinkedName({ href, ...name }: NameProps & { href?: string | null | undefined }) {
  return href ? (
    <a href={href}>
      <Name {...name} />
    </a>
  ) : (
    <Name {...name} />
  );
}

/** A text of the interface with such a name in it; one string where both are in one language. */
export function fillName(text: string, key: string, { label, original }: Named): ReactNode {
  const name = <Name key={key} label={label} original={original} />;
  return original ? fillParts<ReactNode>(text, { [key]: name }) : fill(text, { [key]: label });
}
