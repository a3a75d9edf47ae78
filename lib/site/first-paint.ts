import type { SiteConfig } from '../../schema/site';
import { earlySearchScript } from './early-search';
import { preferencesKey } from './preferences-key';

/**
 * Keeps the space of sidebar categories that the reader left open: their items arrive later, with the whole tree.
 * stores/sidebar-store.ts lets go of it.
 */
const keepSpace = `var c=new CSSStyleSheet();for(k in s.branchHeights)try{c.insertRule('.docs-sidebar li:has(>[href='+JSON.stringify(k)+']):has(>button:last-child){margin-bottom:'+ +s.branchHeights[k]+'px}')}catch(e){}document.adoptedStyleSheets=[c];`;

/**
 * Program that runs before first paint, so that nothing flashes or jumps: it sets the colour mode, hides a closed
 * announcement, keeps space in the sidebar and keys for the search. A text because nothing else is loaded yet; what it reads
 * is compared, or stands in a style rule as a quoted text and a number.
 */
export function firstPaintScript({ colorMode, announcement }: Pick<SiteConfig, 'colorMode' | 'announcement'>): string {
  const system = `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`;
  const initial = colorMode.respectSystem ? system : `'${colorMode.default}'`;
  const closed = announcement
    ? `if(s.dismissedAnnouncement===${JSON.stringify(announcement.id)})d.dataset.announcement='closed';`
    : '';
  return `(function(d){var s={},m,k;try{s=JSON.parse(localStorage.getItem('${preferencesKey}')).state||{}}catch(e){}m=s.colorMode;d.dataset.theme=m==='dark'||m==='light'?m:${initial};${closed}${keepSpace}${earlySearchScript}})(document.documentElement)`;
}
