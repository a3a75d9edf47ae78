'use client';

import { usePathname } from 'next/navigation';
import { type ComponentProps, type ReactNode, startTransition, useEffect, useState } from 'react';
import { bodies } from 'site-words';
import { type Locale, localeAt, locales } from '@/lib/site/locales';

/** The language the document is in, as far as there is one. */
function documentLocale(): Locale | undefined {
  if (typeof document === 'undefined') return undefined;
  return locales.find(({ code }) => code === document.documentElement.lang);
}

/**
 * The language of the address that is shown. A page that stands for many addresses, such as the one of those that do not
 * exist, is in the default language until it is interactive.
 */
function useLocale(): Locale {
  const wanted = localeAt(usePathname());
  const [isTaken, setTaken] = useState(false);
  useEffect(() => startTransition(() => setTaken(true)), []);
  return (isTaken ? undefined : documentLocale()) ?? wanted;
}

interface RootProps extends Omit<ComponentProps<'html'>, 'lang' | 'dir'> {
  /** What the head holds. */
  head?: ReactNode;
}

function Root({ locale: { code, dir }, head, children, ...root }: RootProps & { locale: Locale }) {
  const Body = bodies[code];
  return (
    <html {...root} lang={code} dir={dir} suppressHydrationWarning>
      {head && <head>{head}</head>}
      {Body && <Body>{children}</Body>}
    </html>
  );
}

/** The document: its language, its writing direction, and the words of the interface for everything in its body. */
export function LanguageRoot(props: RootProps) {
  return <Root {...props} locale={useLocale()} />;
}

/** The same where no page is known any more. */
export function LastRoot(props: RootProps) {
  return <Root {...props} locale={documentLocale() ?? locales[0]} />;
}
