/** Scripts that a page loads beside itself, and the one with the words of its language, which another would load. */
const script = /<script src="([^"]*\/_next\/[^"]+)" async=""><\/script>/g;
const words = /<link rel="preload" href="([^"]*\/_next\/[^"]+\.js)" as="script" fetchPriority="low"\/>/g;

/** What has such a script fetched before it is read of. */
const hint = /<link rel="preload" as="script" fetchPriority="low" href="[^"]*\/_next\/[^"]+\.js"\/>/g;

/** Milliseconds: how long a quiet moment is waited for, and the pictures of a page. */
const [quiet, pictures] = [1000, 3000];

/**
 * Program that loads the scripts of a page, `srcs`, once it is loaded, in the first quiet moment, which comes behind its
 * painting where it can be seen, or at the first touch, key or move of the pointer. Buttons that are pressed before they can answer are pressed again when they can.
 */
export const lateLoader = `(function(d,w,srcs){
var begun,pressed=[],acts=['pointermove','pointerdown','touchstart','keydown'];
function begin(){
if(begun)return;begun=true;
acts.forEach(function(act){w.removeEventListener(act,begin,true)});
srcs.forEach(function(src){var e=d.createElement('script');e.src=src;e.setAttribute('async','');d.head.append(e)})
}
function soon(){d.hidden||!w.requestIdleCallback?setTimeout(begin):requestIdleCallback(begin,{timeout:${quiet}})}
function press(e){var b=e.target.closest('button');if(b&&pressed.indexOf(b)<0)pressed.push(b)}
acts.forEach(function(act){w.addEventListener(act,begin,{capture:true,passive:true})});
w.addEventListener('click',press,true);
new MutationObserver(function(_,observer){
observer.disconnect();w.removeEventListener('click',press,true);
pressed.forEach(function(b){b.click()})
}).observe(d.documentElement,{attributeFilter:['data-interactive']});
w.addEventListener('load',soon);
setTimeout(soon,${pictures})
})`;

/**
 * Takes the scripts out of a page that is complete without them: it shows sooner where they take neither the network nor the
 * processor from it.
 * @returns the page without them, and their addresses, to be loaded by `lateLoader`
 */
export function takeScripts(html: string): { html: string; addresses: string[] } {
  const addresses = [script, words].flatMap((pattern) => Array.from(html.matchAll(pattern), ([, src = '']) => src));
  return { html: html.replace(script, '').replace(words, '').replace(hint, ''), addresses };
}
