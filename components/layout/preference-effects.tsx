'use client';

import { useEffect } from 'react';
import { preferencesKey } from '@/lib/site/first-paint';
import { usePreferences } from '@/stores/preferences-store';

function applyColorMode() {
  const root = document.documentElement;
  const { colorMode } = usePreferences.getState();
  if (colorMode) root.dataset['theme'] = colorMode;
  // The browser's own chrome gets the colour of the paper, which a site may configure.
  const { backgroundColor } = getComputedStyle(root);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor);
}

/** Loads the saved preferences after hydration, follows changes in other tabs, and applies the colour mode. */
export function PreferenceEffects() {
  useEffect(() => {
    const rehydrate = () => void usePreferences.persist.rehydrate();
    const onStorage = (event: StorageEvent) => (event.key === preferencesKey || event.key === null) && rehydrate();
    const unsubscribe = usePreferences.subscribe(applyColorMode);
    rehydrate();
    applyColorMode();
    // From now on controls work. Tests wait for this attribute.
    document.documentElement.dataset['interactive'] = '';
    window.addEventListener('storage', onStorage);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', onStorage);
    };
  }, []);
  return null;
}
