/** What React writes of a script that a page loads by itself, as soon as its others run: the words of its language. */
const preload = /<link rel="preload" href="([^"]+\.js)" as="script" fetchPriority="low"\/>/g;

/**
 * Has browsers run such scripts when they arrive. Shorter than to have them fetched ahead, and where a script does not come,
 * the guard of the page hears of it, as of any other.
 */
export function earlyScripts(html: string): string {
  return html.replace(preload, (_, src: string) => `<script src="${src}" async=""></script>`);
}
