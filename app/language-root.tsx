'use client';

import { usePathname } from 'next/navigation';
import { type ComponentProps, type ReactNode, startTransition, useEffect, useState } from 'react';
import { bodies } from 'site-words';
import { type Locale, localeAt, locales } from '@/lib/site/locales';

/** The language of the document, if it is known. */
function documentLocale(): Locale | undefined {
  if (typeof document === 'undefined') return undefined;
  return locales.find(({ code }) => code === document.documentElement.lang);
}

/** The language of the address. A page for many addresses, such as the not-found page, has the default one at first. */
function useLocale(): Locale {
  const wanted = localeAt(usePathname());
  const [isTaken, setTaken] = useState(false);
  useEffect(() => startTransition(() => setTaken(true)), []);
  return (isTaken ? undefined : documentLocale()) ?? wanted;
}

interface RootProps extends Omit<ComponentProps<'html'>, 'lang' | 'dir'> {
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

/** The document with its language, its writing direction and the words of the interface. */
export function LanguageRoot(props: RootProps) {
  return <Root {...props} locale={useLocale()} />;
}

/** The document if the page is not known any more. */
export function LastRoot(props: RootProps) {
  return <Root {...props} locale={documentLocale() ?? locales[0]} />;
}
