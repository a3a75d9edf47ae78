import 'server-only';
import type { MDXContent } from 'mdx/types';
import { notingQuestions, type Question } from '../../mdx/asked-questions';
import { compilePage } from '../../mdx/compile';
import type { MdxSource } from '../../mdx/syntax/to-vfile';
import type { MdxContext } from '../../mdx/types';

/** How a view model gets the content of its documents. */
export type Compile = typeof compilePage;

/** The inputs of a document on a page. */
export interface Origin {
  source: MdxSource;
  context: MdxContext;
  questions: () => Question[];
}

const origins = new WeakMap<MDXContent, Origin>();

/** The inputs of a compiled document; undefined for any other function. */
export function originOfContent(Content: MDXContent): Origin | undefined {
  return origins.get(Content);
}

/** Compiles a document and notes its inputs. */
export const compileDocument: Compile = async (source, context, pipeline) => {
  const noting = notingQuestions(context);
  const compiled = await compilePage(source, noting.context, pipeline);
  origins.set(compiled.Content, { source, context, questions: noting.questions });
  return compiled;
};

/** Only notes the inputs of a document. That is enough to tell whether a page has changed. */
export const nameDocument: Compile = async (source, context) => {
  const Content: MDXContent = () => null;
  origins.set(Content, { source, context, questions: () => [] });
  return { Content, toc: [], components: [], head: {}, oneComponent: false, truncated: false };
};
