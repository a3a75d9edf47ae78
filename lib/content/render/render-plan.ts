import 'server-only';
import type { MDXContent } from 'mdx/types';
import { answersTo } from '../../mdx/asked-questions';
import { hash } from '../../node/hash';
import { type Edition, fromEdition } from '../model/make-editions';
import { compileDocument, nameDocument, type Origin, originOfContent } from '../views/compile-document';
import { getLayoutView } from '../views/layout-view';
import { getSiteView, type SiteView } from '../views/site-view';
import { hashAnswers, noteAsked, readManifest, writePlan } from './page-manifest';

/** Folder of the pages of the last build (lib/build/page-cache.ts); undefined if every page is rendered. */
const folder = process.env['KEPT_PAGES'];

function readView({ edition: _, ...view }: SiteView): { text: string; documents: Origin[] } {
  const documents: Origin[] = [];
  const text = JSON.stringify(view, (_key, value: unknown) => {
    const origin = typeof value === 'function' ? originOfContent(value as MDXContent) : undefined;
    if (!origin) return value;
    documents.push(origin);
    return { source: origin.source, excerpt: origin.context.excerpt };
  });
  return { text, documents };
}

const aroundPages = fromEdition(({ site, locale, language }: Edition) =>
  hash(JSON.stringify([site, locale, language, getLayoutView()])),
);

async function inputsOf(route: string): Promise<{ inputs: string; documents: Origin[] }> {
  const view = await getSiteView(route, nameDocument);
  if (!view) return { inputs: '', documents: [] };
  const { text, documents } = readView(view);
  return { inputs: hash(`${aroundPages(view.edition)} ${text}`), documents };
}

/**
 * The routes of the pages that changed since the last build; the build keeps the others. The inputs of a page are its view
 * model, the sources of its documents, and the answers to their questions about the rest of the site.
 */
export async function routesToRender(routes: readonly string[]): Promise<readonly string[]> {
  if (folder === undefined) return routes;
  const kept = new Map(readManifest(folder).pages.map((page) => [page.route, page]));
  const inputs: Record<string, string> = {};
  const rendered: string[] = [];
  for (const route of routes) {
    const now = await inputsOf(route);
    inputs[route] = now.inputs;
    const page = kept.get(route);
    const answers = now.documents.map(({ source, context }) => answersTo(context, page?.questions[source.path] ?? []));
    if (page?.inputs !== now.inputs || page.answers !== hashAnswers(answers)) rendered.push(route);
  }
  writePlan(folder, { inputs, rendered });
  return rendered;
}

/** The view of a page to render. A build notes the questions of its documents. */
export async function renderedView(route: string): Promise<SiteView | null> {
  const view = await getSiteView(route, compileDocument);
  if (folder === undefined || !view) return view;
  const { documents } = readView(view);
  const asked = documents.map(({ source, context, questions }) => ({ path: source.path, context, asked: questions() }));
  noteAsked(folder, {
    route,
    questions: Object.fromEntries(asked.map(({ path, asked }) => [path, asked])),
    answers: hashAnswers(asked.map(({ context, asked }) => answersTo(context, asked))),
  });
  return view;
}
