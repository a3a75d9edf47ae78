import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { hookOf, readComponentModule } from '../../content/files/component-module';
import { packageOf } from '../../content/files/docusaurus-modules';
import { importsIn, nodesIn, parseModule } from './module-code';
import type { PlanInput } from './planned-file';
import { importedFile } from './site-modules';

const directive = /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*\n\s*)*['"]use client['"]/;
const handler = /\bon[A-Z]\w*=\{/;
/** Hooks, except those that only read settings and work on a server. */
const hook = /\buse(?!DocusaurusContext\b|BaseUrl\b|BaseUrlUtils\b)[A-Z]\w*\s*(?:<[^>]*>)?\(/;
/** React features that only exist in browsers, besides hooks. On a server the class would extend undefined. */
const ofBrowsers = /\bclass\b(?!=)[^;]{0,200}?\bextends\s+(?:\w+\.)?(?:Pure)?Component\b|\bcreateContext\s*[<(]/;
/** Passes a function as a prop, which a server cannot send to a browser. */
const forBrowsers = /\bBrowserOnly(?=\s+from\s*['"]@docusaurus\/BrowserOnly['"])/;
const browser =
  /\b(?:window|document|localStorage|sessionStorage|navigator)\.|\bcanUse(?=DOM|Viewport|EventListeners|IntersectionObserver)\w+/;

/** Why a component only runs in browsers; undefined if it is markup only, or has 'use client' already. */
export function clientReason(source: string): string | undefined {
  if (directive.test(source)) return undefined;
  const found = [hook, ofBrowsers, handler, forBrowsers, browser]
    .map((pattern) => pattern.exec(source)?.[0])
    .find(Boolean);
  return found?.replace(/^class\b.*?(\w+)$/s, '$1').replace(/\s*[=({<.].*$/, '');
}

/** Whether the reason is React itself. Such a module never runs on a server. */
function isOfReact(reason: string): boolean {
  return /^(?:use[A-Z]\w*|createContext|(?:Pure)?Component)$/.test(reason);
}

/** Whether a document may hold components that run in browsers. */
export function mayHoldLiveCode(text: string): boolean {
  return clientReason(text) !== undefined && [handler, /\buse[A-Z]\w*\(/, ofBrowsers].some((one) => one.test(text));
}

/** A module that passes on components of another one: it is marked where that one only runs in browsers. */
export function passingOn(passed: string, from: string): string {
  return clientReason(from) === undefined ? passed : withUseClient(passed);
}

/** Adds 'use client' to a component. */
export function withUseClient(source: string): string {
  return `'use client';\n\n${source}`;
}

/** Whether code draws anything. */
function draws(source: string, from: string): boolean {
  return nodesIn(parseModule(from, source)).some(
    (node) =>
      ts.isJsxElement(node) ||
      ts.isJsxSelfClosingElement(node) ||
      ts.isJsxFragment(node) ||
      (ts.isIdentifier(node) && node.text === 'createElement'),
  );
}

/** Whether a module holds no component. With 'use client', documents could import nothing from it. */
function holdsValues(source: string, from: string): boolean {
  const { exports, open } = readComponentModule(source, from);
  const isNamed = exports.length > 0 && !open && exports.every((name) => name !== 'default' && !/^[A-Z]/.test(name));
  return isNamed || !draws(source, from);
}

/** A hook that code imports and never calls. Next refuses the import in server code. */
function unusedHook(source: string, from: string): string | undefined {
  const { client, imports } = readComponentModule(source, from);
  return client ? undefined : imports.map(hookOf).find((name) => name !== undefined);
}

/** A function that code calls, of a module for browsers: servers cannot call it. */
function calledForBrowsers(source: string, from: string, input: PlanInput, seen: Set<string>): string | undefined {
  const module = parseModule(from, source);
  const called = new Set(
    nodesIn(module).flatMap((node) =>
      ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? [node.expression.text] : [],
    ),
  );
  for (const [local, imported] of importsIn(module)) {
    const path = called.has(local) ? importedFile(imported.source, from, input) : undefined;
    if (path === undefined || seen.has(path) || !/\.[cm]?[jt]sx?$/.test(path)) continue;
    seen.add(path);
    if (moduleReason(readFileSync(join(input.site.dir, path), 'utf8'), path, input, seen) !== undefined) return local;
  }
  return undefined;
}

/** Why a module of the site can only run in browsers; undefined for one that can run anywhere, or says so already. */
export function moduleReason(
  source: string,
  from: string,
  input: PlanInput,
  seen = new Set([from]),
): string | undefined {
  if (directive.test(source)) return undefined;
  const found = clientReason(source) ?? unusedHook(source, from) ?? drawnOfPackage(source, from);
  if (found !== undefined && (isOfReact(found) || !holdsValues(source, from))) return found;
  return calledForBrowsers(source, from, input, seen);
}

/** Whether what code or a document imports is a module of the site for browsers, which takes no functions of a server. */
export function isModuleForBrowsers(source: string, from: string, input: PlanInput): boolean {
  const path = importedFile(source, from, input);
  if (path === undefined || !/\.[cm]?[jt]sx?$/.test(path)) return false;
  const text = readFileSync(join(input.site.dir, path), 'utf8');
  return directive.test(text) || moduleReason(text, path, input) !== undefined;
}

/** Tag of the first component of a package in a module: few packages say 'use client', and classes fail the build. */
function drawnOfPackage(source: string, from: string): string | undefined {
  const file = parseModule(from, source);
  const packaged = new Set(
    [...importsIn(file)].flatMap(([name, { source }]) => (packageOf(source) === undefined ? [] : [name])),
  );
  if (packaged.size === 0) return undefined;
  // The part before the first dot of `<Chart.Line>`.
  const drawn = nodesIn(file)
    .filter((node) => ts.isJsxOpeningLikeElement(node))
    .find(({ tagName }) => packaged.has(tagName.getText().replace(/\..*$/s, '')));
  return drawn && `<${drawn.tagName.getText()}>`;
}
