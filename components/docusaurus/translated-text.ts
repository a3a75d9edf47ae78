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

/** A text in the language of the page, from its `code.json`, or as written. */
export function TranslatedText({ children = '', id = children, values = {} }: TranslateProps) {
  const { texts } = useLanguage();
  return createElement(Fragment, null, ...fillParts(texts?.[id] ?? children, values));
}
