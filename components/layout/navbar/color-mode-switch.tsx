'use client';

import { usePreferences } from '@/stores/preferences-store';
import { MoonIcon, SunIcon } from '../../ui/icons';
import { useWords } from '../../ui/language';
import { useColorMode } from '../../ui/use-color-mode';

/** Switches between light and dark. */
export function ColorModeSwitch() {
  const words = useWords();
  const mode = useColorMode();
  return (
    <button
      type="button"
      className="icon-button color-mode-switch desktop:size-9"
      aria-label={words.layout.darkMode}
      aria-pressed={mode === 'dark'}
      onClick={() => usePreferences.setState({ colorMode: mode === 'dark' ? 'light' : 'dark' })}
    >
      <SunIcon />
      <MoonIcon />
    </button>
  );
}
