import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { SiteConfig } from '../../schema/site';

export type AllowedSources = SiteConfig['security']['csp'];

/** What every page gets from its own site. Diagrams and React write styles into elements; scripts never may. */
const ownSources: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
};

// Anything else in a type makes the element hold data, which no policy looks at.
const scriptType = /^(|module|importmap|(text|application)\/(java|ecma)script)$/i;

/** Texts of the scripts a page carries itself. */
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

/**
 * What pages may load from elsewhere, as site config allows.
 * @param webAssembly whether the search needs it
 */
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

/** Sources of each directive, those that site config allows included, without the hashes of scripts. */
export function policySources(allowed: AllowedSources): Map<string, string[]> {
  const sources = new Map(Object.entries(ownSources).map(([directive, own]) => [directive, [...own]]));
  for (const [directive, origins] of Object.entries(allowed)) {
    // A directive that is named stands in for default-src, so that it has to repeat the site itself.
    sources.set(directive, [...(sources.get(directive) ?? ["'self'"]), ...origins]);
  }
  return sources;
}

/** Content-Security-Policy of a finished page: its inline scripts by hash, its own site, and what site config allows. */
export function contentPolicy(html: string, allowed: AllowedSources): string {
  const sources = policySources(allowed);
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  sources.get('script-src')?.push(...new Set(hashes));
  return [...sources].map(([directive, values]) => `${directive} ${values.join(' ')}`).join(';');
}
