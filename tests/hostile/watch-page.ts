import type { BrowserContext, Page, Request } from '@playwright/test';
import { flag } from './corpus/case';

/** What a page did that no document of a CMS may make it do. */
export interface Watched {
  problems: string[];
  /** Pictures and films of other hosts it asked for: with the policy, none leaves the browser. */
  pictures: string[];
}

/**
 * What the policy says of pictures, and of handlers: Chromium reports those in the inert documents in which DOMPurify
 * cleans labels, and the one with which mermaid opens the menu of an actor (`menu`), which DOMPurify takes away at the end.
 */
const ownErrors =
  /^(?:Loading the image|Refused to load the image|Loading media|Refused to load media|Executing inline event handler) /;

const handlers = 'hostileHandlers';
/** The handler mermaid itself puts on actors with links while it draws: text of its own and a number. */
const menu = String.raw`^var pu = document\.getElementById\('actor\d+_popup'\); if \(pu != null\) \{ pu\.style\.display = pu\.style\.display == 'block' \? 'none' : 'block'; \}$`;

/** Runs in the page: notes every element with a handler that is in its document, for however short a time. */
function noteHandlers([name, menu]: readonly [string, string]): void {
  const found: string[] = [];
  Reflect.set(window, name, found);
  const note = (element: Element) => {
    for (const { name: attribute, value } of element.attributes)
      if (/^on/i.test(attribute) && !new RegExp(menu).test(value))
        found.push(`${attribute} was on ${element.nodeName}`);
  };
  const observer = new MutationObserver((records) => {
    const changed = new Set<Node>();
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && !changed.has(node))
        for (const element of [node, ...node.querySelectorAll('*')]) changed.add(element);
    for (const { target, type } of records) if (type === 'attributes') changed.add(target);
    for (const node of changed) if (node instanceof Element) note(node);
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Lists what all pages of a context do: requests, dialogs, errors. */
export async function watchContext(context: BrowserContext, origin: string): Promise<Watched> {
  const watched: Watched = { problems: [], pictures: [] };
  await context.addInitScript(noteHandlers, [handlers, menu] as const);
  const place = (page: Page | undefined) => (page ? new URL(page.url()).pathname : '');
  const report = (page: Page | undefined, what: string) => watched.problems.push(`${place(page)}: ${what}`);
  const asked = new Map<Request, string>();
  context.on('request', (request) => {
    const { origin: other, protocol } = new URL(request.url());
    if (other !== origin && !/^(?:data|blob|about):$/.test(protocol))
      asked.set(request, `${place(request.frame().page())}: ${request.resourceType()} ${request.url()}`);
  });
  // What a policy refuses does not leave the browser.
  context.on('requestfailed', (request) => request.failure()?.errorText === 'csp' && asked.delete(request));
  context.on('close', () => {
    for (const [request, text] of asked)
      (/^(?:image|media)$/.test(request.resourceType()) ? watched.pictures : watched.problems).push(text);
  });
  context.on('page', (page) => {
    page.on('dialog', (dialog) => {
      report(page, `dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', () => report(page, 'a window'));
    page.on('pageerror', (error) => report(page, `exception ${error.message}`));
    page.on('download', () => report(page, 'a download'));
    page.on('console', (message) => {
      // What the policy keeps out, and pictures that do not exist, are said in the console by the browser itself.
      const text = message.text();
      if (message.type() === 'error' && !ownErrors.test(text) && !text.startsWith('Failed to load resource'))
        report(page, `console ${text}`);
    });
  });
  return watched;
}

/** Opens a page and gives what is wrong with it once its scripts ran. */
export async function openPage(page: Page, address: string, own: ReadonlySet<string>): Promise<string[]> {
  let navigations = 0;
  // Next's router writes the address anew, which asks for nothing.
  const count = (request: Request) => {
    if (request.isNavigationRequest()) navigations++;
  };
  page.on('request', count);
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' });
  // Diagrams are drawn once they come near.
  const charts = await page.locator('.mermaid').count();
  for (let index = 0; index < charts; index++) {
    await page.locator('.mermaid').nth(index).scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (at) => document.querySelectorAll('.mermaid')[at]?.querySelector('svg, [role="alert"]') !== null,
      index,
    );
  }
  // A picture that does not come says so only when its answer is there.
  if (charts > 0) await page.waitForLoadState('networkidle');
  const found = await page.evaluate(
    ([name, files, handlers]) => {
      const problems: string[] = [...Reflect.get(window, handlers)];
      if (name in window && !(Reflect.get(window, name) instanceof Element)) problems.push('a program ran');
      for (const script of document.scripts)
        if (script.src !== '' && !files.includes(new URL(script.src).pathname)) problems.push(`script ${script.src}`);
      const running = /^(?:javascript|vbscript|data|blob):/;
      for (const link of document.querySelectorAll('a[href], area[href]'))
        if (link instanceof HTMLAnchorElement && running.test(link.protocol)) problems.push(`link ${link.href}`);
      for (const node of document.querySelectorAll('main *'))
        for (const { name: attribute } of node.attributes)
          if (/^on/i.test(attribute)) problems.push(`${attribute} of ${node.nodeName}`);
      for (const node of document.querySelectorAll(
        'main :is(iframe, object, embed, base, meta, style, link, frame, script:not([src]))',
      ))
        if (!node.closest('.mermaid')) problems.push(node.nodeName);
      for (const node of document.querySelectorAll('main .prose *'))
        if (getComputedStyle(node).position === 'fixed' && node.closest('dialog') === null)
          problems.push('it lies over the page');
      return problems;
    },
    [flag, [...own], handlers] as const,
  );
  page.off('request', count);
  if (navigations !== 1) found.push(`${navigations} navigations`);
  if (page.url() !== address) found.push(`it is at ${page.url()}`);
  return found;
}
