/** A script of a page, one that others load (words, own components), or its preload. One pattern, as pages are long. */
const tag =
  /<script src="([^"]*\/_next\/[^"]+)" async=""><\/script>|<link rel="preload" (?:href="([^"]*\/_next\/[^"]+\.js)" as="script" fetchPriority="low"|as="script" fetchPriority="low" href="[^"]*\/_next\/[^"]+\.js")\/>/g;

/** Longest wait for an idle moment, and for the pictures of a page, in milliseconds. */
const [quiet, pictures] = [1000, 3000];

/**
 * Program that loads the scripts of a page, `srcs`, in the first idle moment after the page has loaded, or at the first
 * touch, key or move of the pointer. Buttons that are pressed before they work are pressed again when they do.
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
 * Removes the scripts from a page that is complete without them: the page shows sooner if they do not compete for network
 * and processor. Turbopack names some scripts of others that it did not write, because the page has a part of them already.
 * They are dropped.
 * @param isThere whether the export has the file of an address
 * @returns the page without scripts, and their addresses for `lateLoader`
 */
export function takeScripts(html: string, isThere: (address: string) => boolean) {
  const own: string[] = [];
  const others: string[] = [];
  const rest = html.replace(tag, (_, script?: string, later?: string) => {
    if (script !== undefined) own.push(script);
    if (later !== undefined) others.push(later);
    return '';
  });
  return { html: rest, addresses: [...own, ...others.filter(isThere)] };
}
