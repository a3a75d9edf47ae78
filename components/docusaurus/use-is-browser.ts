'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is made and while React takes it over, true from then on. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
