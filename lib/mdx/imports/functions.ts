import type { Expression } from 'estree';
import { mapValues } from 'lodash-es';
import { Fragment } from 'react/jsx-runtime';
import type { VFile } from 'vfile';
import { recordOf } from '../../report/values';
import { basePath, isExternal } from '../../site/urls';
import { fill } from '../../words/fill';
import type { builtInFunctions } from '../components/components';
import type { SiteFacts, TocEntry } from '../types';
import type { Binding } from './evaluate';

/** Data of a site that says nothing but its address. */
export const someSite: SiteFacts = { title: '', tagline: '', url: '', baseUrl: `${basePath}/`, customFields: {} };

/** Name of the constant with the functions and data of the page in every program; lib/mdx/compile.ts fills it. */
export const scopeName = 'page$';

/** Source such as `page$["first"]["second"]`. */
export function scopeMember(...path: string[]): Expression {
  return path.reduce<Expression>(
    (object, value) => ({
      type: 'MemberExpression',
      object,
      property: { type: 'Literal', value },
      computed: true,
      optional: false,
    }),
    { type: 'Identifier', name: scopeName },
  );
}

function baseUrl(site: SiteFacts, url: unknown): unknown {
  if (typeof url !== 'string' || url === '' || url.startsWith('#') || isExternal(url)) return url;
  return url.startsWith(site.baseUrl) ? url : site.baseUrl + url.replace(/^\//, '');
}

function message(text: unknown, values: unknown): string {
  const given = recordOf(text);
  return fill(String(given['message'] ?? given['id'] ?? ''), mapValues(recordOf(values), String));
}

type FunctionName = (typeof builtInFunctions)[number];

/** Results of Docusaurus' functions here. */
function pageFunctions(site: SiteFacts): Readonly<Record<FunctionName, (...args: unknown[]) => unknown>> {
  return {
    translate: message,
    useBaseUrl: (url) => baseUrl(site, url),
    // The cards of a page show its folder anyway.
    useCurrentSidebarCategory: () => ({ items: [] }),
    useDocusaurusContext: () => ({ siteConfig: site }),
  };
}

/** The bindings of those functions. */
export function functionBinding(name: FunctionName, site: SiteFacts): Binding {
  const run = pageFunctions(site)[name];
  return { kind: 'code', code: scopeMember(name), call: (args) => run(...args) };
}

/** The table of contents in Docusaurus' form. */
function docusaurusToc(toc: readonly TocEntry[] = []) {
  return toc.map(({ id, text, depth }) => ({ id, value: text, level: depth }));
}

/** Value of `page$` in the program of a document. */
export function pageScope({ context, toc, tocs = {} }: VFile['data']): Record<string, unknown> {
  const ofPartials = Object.entries(tocs).map(([path, entries]) => [path, docusaurusToc(entries)] as const);
  return {
    ...pageFunctions(context?.site ?? someSite),
    react: { Fragment },
    toc: docusaurusToc(toc),
    tocs: Object.fromEntries(ofPartials),
  };
}
