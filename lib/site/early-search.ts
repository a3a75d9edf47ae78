declare global {
  interface Window {
    /**
     * Ends the keeping of keys, because the search answers from here on.
     * @returns what was typed into the search by then, or null where nobody asked for it
     */
    earlySearch?: () => string | null;
  }
}

/**
 * Program that runs before first paint and keeps what the reader types into a search that is not there yet, from its
 * shortcut on: without it these keys would be lost, or be shortcuts themselves. Other keys keep their meaning, so that the
 * page can be used where its scripts never come. It reads `s`, what the browser keeps of the preferences.
 */
export const earlySearchScript = `(function(w){var q=null;w.earlySearch=function(){w.removeEventListener('keydown',f,true);var t=q;q=null;return t};function f(e){var k=e.key,c=e.ctrlKey,m=e.metaKey;if(c!==m&&/^k$/i.test(k)&&!e.altKey&&!e.shiftKey)q=q===null?'':null;else if(c||m||e.altKey||e.isComposing)return;else if(q===null){if(k!=='/'||s.shortcuts===false||/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName))return;q=''}else if(k==='Escape')q=null;else if(k==='Backspace')q=q.slice(0,-1);else if(/^.$/u.test(k))q+=k;else return;e.preventDefault();e.stopPropagation()}w.addEventListener('keydown',f,true)})(window);`;
