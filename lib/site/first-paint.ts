import type { SiteConfig } from '../../schema/site';

declare global {
  interface Window {
    /**
     * Stops collecting keys, because the search has loaded.
     * @returns the text for the search so far; null if nobody opened it
     */
    earlySearch?: () => string | null;
  }
}

/**
 * Program that runs before first paint and collects what the reader types for the search, after its shortcut, until the
 * search has loaded. Otherwise these keys would be lost, or act as shortcuts. Other keys work as usual, so that the page
 * can be used if its scripts never load. It reads `s`, the saved preferences.
 */
const earlySearchScript = `(function(w){var q=null;w.earlySearch=function(){w.removeEventListener('keydown',f,true);var t=q;q=null;return t};function f(e){var k=e.key,c=e.ctrlKey,m=e.metaKey;if(c!==m&&/^k$/i.test(k)&&!e.altKey&&!e.shiftKey)q=q===null?'':null;else if(c||m||e.altKey||e.isComposing)return;else if(q===null){if(k!=='/'||s.shortcuts===false||/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName))return;q=''}else if(k==='Escape')q=null;else if(k==='Backspace')q=q.slice(0,-1);else if(/^.$/u.test(k))q+=k;else return;e.preventDefault();e.stopPropagation()}w.addEventListener('keydown',f,true)})(window);`;

/** Reserves space for categories that were left open, whose items arrive later. stores/sidebar-store.ts removes it. */
const keepSpace = `var c=new CSSStyleSheet();for(k in s.branchHeights)try{c.insertRule('.docs-sidebar li:has(>[href='+JSON.stringify(k)+']):has(>button:last-child){margin-bottom:'+ +s.branchHeights[k]+'px}')}catch(e){}document.adoptedStyleSheets=[c];`;

/**
 * Program that runs before first paint, so that nothing flashes or jumps: it sets the colour mode, hides a closed
 * announcement, reserves space in the sidebar and collects keys for the search. It is a text because nothing else is loaded
 * yet. Saved values are only compared, or used in a style rule as a quoted text and a number.
 */
export function firstPaintScript({ colorMode, announcement }: Pick<SiteConfig, 'colorMode' | 'announcement'>): string {
  const system = `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`;
  const initial = colorMode.respectSystem ? system : `'${colorMode.default}'`;
  const closed = announcement
    ? `if(s.dismissedAnnouncement===${JSON.stringify(announcement.id)})d.dataset.announcement='closed';`
    : '';
  return `(function(d){var s={},m,k;try{s=JSON.parse(localStorage.getItem('${preferencesKey}')).state||{}}catch(e){}m=s.colorMode;d.dataset.theme=m==='dark'||m==='light'?m:${initial};${closed}${keepSpace}${earlySearchScript}})(document.documentElement)`;
}

/** Key of the reader's preferences in localStorage, for the store and the script before first paint. */
export const preferencesKey = 'docs-site:preferences';
