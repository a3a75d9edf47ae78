import { preferencesKey } from '@/lib/preferences-key';
import type { SiteConfig } from '@/schema/site';

/** Runs before first paint, so that no page flashes in the wrong colour mode. Kept as text: nothing else may be loaded yet. */
export function colorModeScript({ default: initial, respectSystem }: SiteConfig['colorMode']): string {
  const fallback = respectSystem ? `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'` : `'${initial}'`;
  return `(function(d){var m;try{m=JSON.parse(localStorage.getItem('${preferencesKey}')).state.colorMode}catch(e){}d.dataset.theme=m==='dark'||m==='light'?m:${fallback};d.dataset.js=''})(document.documentElement)`;
}

export function ColorModeScript({ colorMode }: { colorMode: SiteConfig['colorMode'] }) {
  return <script dangerouslySetInnerHTML={{ __html: colorModeScript(colorMode) }} />;
}
