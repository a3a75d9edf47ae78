import { hookOf, readComponentModule } from '../../content/files/component-module';

const directive = /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*\n\s*)*['"]use client['"]/;
const handler = /\bon[A-Z]\w*=\{/;
/** Hooks of React, and of anything else but those that read settings and work on a server. */
const hook = /\buse(?!DocusaurusContext\b|BaseUrl\b|BaseUrlUtils\b)[A-Z]\w*\s*(?:<[^>]*>)?\(/;
/** What React has in browsers alone, beside hooks: on a server a class would extend undefined. */
const ofBrowsers = /\bclass\b(?!=)[^;]{0,200}?\bextends\s+(?:\w+\.)?(?:Pure)?Component\b|\bcreateContext\s*[<(]/;
/** Takes a function, which no server hands to a browser. */
const forBrowsers = /\bBrowserOnly(?=\s+from\s*['"]@docusaurus\/BrowserOnly['"])/;
const browser =
  /\b(?:window|document|localStorage|sessionStorage|navigator)\.|\bcanUse(?=DOM|Viewport|EventListeners|IntersectionObserver)\w+/;

/** Why a component can only run in browsers; undefined for one that is markup, or says so already. */
export function clientReason(source: string): string | undefined {
  if (directive.test(source)) return undefined;
  const found = [hook, ofBrowsers, handler, forBrowsers, browser]
    .map((pattern) => pattern.exec(source)?.[0])
    .find(Boolean);
  return found?.replace(/^class\b.*?(\w+)$/s, '$1').replace(/\s*[=({<.].*$/, '');
}

/** Whether a reason is of React itself, which has it in browsers alone: a module with it never runs on a server. */
function isOfReact(reason: string): boolean {
  return /^(?:use[A-Z]\w*|createContext|(?:Pure)?Component)$/.test(reason);
}

/** Whether a document may hold components that browsers have to run. */
export function mayHoldLiveCode(text: string): boolean {
  return clientReason(text) !== undefined && [handler, /\buse[A-Z]\w*\(/, ofBrowsers].some((one) => one.test(text));
}

/** The component, marked as one for browsers. */
export function withUseClient(source: string): string {
  return `'use client';\n\n${source}`;
}

/** Whether a module holds no component: marked as one for browsers, documents could take nothing of it. */
export function holdsValues(source: string, from: string, reason: string): boolean {
  const { exports, open } = readComponentModule(source, from);
  const isNamed = exports.length > 0 && !open && exports.every((name) => name !== 'default' && !/^[A-Z]/.test(name));
  return !isOfReact(reason) && (isNamed || from.endsWith('.ts'));
}

/** A hook that code imports and never calls: Next refuses that of code for servers all the same. */
export function unusedHook(source: string, from: string): string | undefined {
  const { client, imports } = readComponentModule(source, from);
  return client ? undefined : imports.map(hookOf).find((name) => name !== undefined);
}
