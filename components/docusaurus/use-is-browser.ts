'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is rendered and hydrated, then true. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
