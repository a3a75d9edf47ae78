import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { SiteConfig } from '../../schema/site';

export type AllowedSources = SiteConfig['security']['csp'];

/** Sources for every page. Diagrams and React write styles into elements, but never scripts. */
const ownSources: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
};

// An element with another type holds data, which no policy restricts.
const scriptType = /^(|module|importmap|(text|application)\/(java|ecma)script)$/i;

/** Texts of the inline scripts of a page. */
function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  let text: string | undefined;
  const parser = new Parser({
    onopentag(tag, { src, type = '' }) {
      text = tag === 'script' && src === undefined && scriptType.test(type) ? '' : undefined;
    },
    ontext(part) {
      if (text !== undefined) text += part;
    },
    onclosetag() {
      if (text) scripts.push(text);
      text = undefined;
    },
  });
  parser.end(html);
  return scripts;
}

/** The configured sources of pages. @param webAssembly whether the search needs it */
export function allowedSources({ security, search }: SiteConfig, webAssembly = false): AllowedSources {
  const added = {
    ...(webAssembly && { 'script-src': ["'wasm-unsafe-eval'"] }),
    ...(search.engine === 'typesense' && { 'connect-src': search.typesense?.nodes ?? [] }),
  };
  const all = Object.entries(added).map(([directive, sources]) => {
    const set = security.csp[directive as keyof typeof added] ?? [];
    return [directive, [...set, ...sources]];
  });
  return { ...security.csp, ...Object.fromEntries(all) };
}

/** Sources of each directive, including the configured ones, without the hashes of scripts. */
export function policySources(allowed: AllowedSources): Map<string, string[]> {
  const sources = new Map(Object.entries(ownSources).map(([directive, own]) => [directive, [...own]]));
  for (const [directive, origins] of Object.entries(allowed)) {
    // A named directive replaces default-src, so it has to include the site itself.
    sources.set(directive, [...(sources.get(directive) ?? ["'self'"]), ...origins]);
  }
  return sources;
}

/** Content-Security-Policy of a finished page: hashes of its inline scripts, its own site, and the configured sources. */
export function contentPolicy(html: string, allowed: AllowedSources): string {
  const sources = policySources(allowed);
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  sources.get('script-src')?.push(...new Set(hashes));
  return [...sources].map(([directive, values]) => `${directive} ${values.join(' ')}`).join(';');
}
