/**
 * A script that a page loads beside itself; one that others load, the words of its language or the site's own components; and
 * what has such a script fetched before it is read of. One pattern: pages are long, and there are many.
 */
const tag =
  /<script src="([^"]*\/_next\/[^"]+)" async=""><\/script>|<link rel="preload" (?:href="([^"]*\/_next\/[^"]+\.js)" as="script" fetchPriority="low"|as="script" fetchPriority="low" href="[^"]*\/_next\/[^"]+\.js")\/>/g;

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
 * processor from it. Of what others load, Turbopack names scripts that it did not write, where the page has a part of them
 * already: those others know the one that it wrote.
 * @param isThere whether the export has the file at an address
 * @returns the page without them, and their addresses, to be loaded by `lateLoader`
 */
export function takeScripts(
  html: string,
  isThere: (address: string) => boolean,
): { html: string; addresses: string[] } {
  const own: string[] = [];
  const others: string[] = [];
  const rest = html.replace(tag, (_, script?: string, later?: string) => {
    if (script !== undefined) own.push(script);
    if (later !== undefined) others.push(later);
    return '';
  });
  return { html: rest, addresses: [...own, ...others.filter(isThere)] };
}
