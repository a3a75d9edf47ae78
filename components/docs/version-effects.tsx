'use client';

import { useEffect } from 'react';
import type { DocView } from '@/lib/content/views/doc-view';
import { usePage } from '@/stores/page-store';

/** Tells the navbar which version this page belongs to and where it is in the others. */
export function VersionEffects({ versions }: { versions: NonNullable<DocView['versions']> }) {
  useEffect(() => {
    usePage.setState({ versions });
    return () => usePage.setState({ versions: null });
  }, [versions]);
  return null;
}
