import 'server-only';
import type { MDXContent } from 'mdx/types';
import { notingQuestions, type Question } from '../../mdx/asked-questions';
import { compilePage } from '../../mdx/compile';
import type { MdxSource } from '../../mdx/syntax/to-vfile';
import type { MdxContext } from '../../mdx/types';

/** How a view model has the documents made that it shows. */
export type Compile = typeof compilePage;

/** What a document on a page was made of. */
export interface Origin {
  source: MdxSource;
  context: MdxContext;
  /** What it asked while it was made. */
  questions: () => Question[];
}

const origins = new WeakMap<MDXContent, Origin>();

/** What the component of a document was made of; undefined for any other function. */
export function originOfContent(Content: MDXContent): Origin | undefined {
  return origins.get(Content);
}

/** Makes a document, and notes of what. */
export const compileDocument: Compile = async (source, context, pipeline) => {
  const noting = notingQuestions(context);
  const compiled = await compilePage(source, noting.context, pipeline);
  origins.set(compiled.Content, { source, context, questions: noting.questions });
  return compiled;
};

/** Only notes of what a document would be made: enough to tell whether a page is what it was. */
export const nameDocument: Compile = async (source, context) => {
  const Content: MDXContent = () => null;
  origins.set(Content, { source, context, questions: () => [] });
  return { Content, toc: [], components: [], oneComponent: false, truncated: false };
};
