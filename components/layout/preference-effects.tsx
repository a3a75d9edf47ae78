'use client';

import { useEffect } from 'react';
import { preferencesKey } from '@/lib/preferences-key';
import { usePreferences } from '@/stores/preferences';

function applyColorMode({ colorMode }: { colorMode: string | null }) {
  if (colorMode) document.documentElement.dataset['theme'] = colorMode;
}

/** Fills the store from localStorage after hydration, follows changes made in other browser tabs, applies the colour mode. */
export function PreferenceEffects() {
  useEffect(() => {
    const rehydrate = () => void usePreferences.persist.rehydrate();
    const onStorage = (event: StorageEvent) => (event.key === preferencesKey || event.key === null) && rehydrate();
    const unsubscribe = usePreferences.subscribe(applyColorMode);
    rehydrate();
    window.addEventListener('storage', onStorage);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', onStorage);
    };
  }, []);
  return null;
}
