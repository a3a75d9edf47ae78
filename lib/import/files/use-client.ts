const directive = /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*\n\s*)*['"]use client['"]/;
const handler = /\bon[A-Z]\w*=\{/;
/** Hooks of React, and of anything else but those that read settings and work on a server. */
const hook = /\buse(?!DocusaurusContext\b|BaseUrl\b|BaseUrlUtils\b)[A-Z]\w*\s*(?:<[^>]*>)?\(/;
const browser = /\b(?:window|document|localStorage|sessionStorage|navigator)\./;

/** Why a component can only run in browsers; undefined for one that is markup, or says so already. */
export function clientReason(source: string): string | undefined {
  if (directive.test(source)) return undefined;
  const found = hook.exec(source)?.[0] ?? handler.exec(source)?.[0] ?? browser.exec(source)?.[0];
  return found?.replace(/[=({<.].*$/, '');
}

/** The component, marked as one for browsers. */
export function withUseClient(source: string): string {
  return `'use client';\n\n${source}`;
}
