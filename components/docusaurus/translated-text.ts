'use client';

import { createElement, Fragment, type ReactNode } from 'react';
import { fillParts } from '@/lib/words/fill';
import { useLanguage } from '../ui/language';

interface TranslateProps {
  children?: string;
  id?: string;
  description?: string;
  values?: Readonly<Record<string, ReactNode>>;
}

/** A text in the language of the page, as `code.json` of that language has it by its id or as it is written. */
export function TranslatedText({ children = '', id = children, values = {} }: TranslateProps) {
  const { texts } = useLanguage();
  return createElement(Fragment, null, ...fillParts(texts?.[id] ?? children, values));
}
