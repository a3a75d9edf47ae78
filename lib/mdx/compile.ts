import { type CompileOptions, compile, compileSync, type RunOptions, run } from '@mdx-js/mdx';
import type { MDXComponents, MDXContent } from 'mdx/types';
import type { ElementType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { VFile } from 'vfile';
import { reasonOf } from '../report/reason-of';
import { withBasePath } from '../site/urls';
import { mathFolder } from '../site/vendor-folders';
import { loadLanguages } from './code/highlight';
import { collectFacts } from './components/collect-facts';
import { componentNames } from './components/components';
import { loadUsed } from './components/own-components';
import { footnoteLabels } from './footnotes';
import { pageScope } from './imports/functions';
import { pageRuntime } from './jsx-runtime';
import { placeThrown } from './place-thrown';
import { pagePipeline } from './plugins/index';
import { rehypeInertHtml } from './plugins/rehype-inert-html';
import { rehypeRawHtml } from './plugins/rehype-raw-html';
import { remarkPluginsOf } from './syntax/parser';
import { type MdxSource, toVFile } from './syntax/to-vfile';
import type { MdxContext, Pipeline } from './types';
import { readInert, renderTree } from './untrusted/inert';

export type CompiledMdx = ReturnType<typeof compiled>;

/** A document with the style sheet of its formulas, which React moves into the head; unchanged without formulas. */
function withStyles(Document: MDXContent, { math }: VFile['data']): MDXContent {
  if (!math) return Document;
  const styles = jsx('link', {
    rel: 'stylesheet',
    href: withBasePath(`/${mathFolder}/math.css`),
    precedence: 'default',
  });
  return (props) => jsxs(Fragment, { children: [styles, Document(props)] });
}

function compiled(Content: MDXContent, data: VFile['data']) {
  const { toc = [], head = {}, components = [], oneComponent = false, truncated = false } = data;
  return { Content: withStyles(Content, data), toc, head, components, oneComponent, truncated };
}

/** Placeholder in development for a document with a mistake, which its author is about to mend. */
function complaint(path: string, what: string, error: unknown) {
  const text = reasonOf(error);
  const children = text.startsWith(`${path}:`) ? text : `${path} ${what}: ${text}`;
  return jsx('p', { role: 'alert', children });
}

/** A document whose expressions may throw. */
function guarded(path: string, Content: MDXContent): MDXContent {
  return (props) => {
    try {
      return Content(props);
    } catch (error) {
      return complaint(path, 'throws', error);
    }
  };
}

/** Like `compileMdx`, but in development a mistake becomes text on the page, so that the rest of the site works. */
export async function compilePage(source: MdxSource, context: MdxContext, pipeline: Pipeline = pagePipeline) {
  if (process.env.NODE_ENV === 'production') return compileMdx(source, context, pipeline);
  try {
    const made = await compileMdx(source, context, pipeline);
    return { ...made, Content: guarded(source.path, made.Content) };
  } catch (error) {
    return compiled(() => complaint(source.path, 'does not compile', error), {});
  }
}

/** Input of the compiler for a trusted document. */
function programInput(source: MdxSource, context: MdxContext, pipeline: Pipeline) {
  const file = toVFile(source);
  file.data.context = context;
  const html = source.format === 'md' ? [rehypeRawHtml, rehypeInertHtml] : [];
  const options: CompileOptions = {
    outputFormat: 'function-body',
    format: source.format,
    remarkPlugins: [...pipeline.remarkPlugins, ...remarkPluginsOf(source), collectFacts],
    rehypePlugins: [...html, ...pipeline.rehypePlugins],
    remarkRehypeOptions: { allowDangerousHtml: true, ...footnoteLabels(context) },
  };
  return { file, options };
}

/** Compiles a document to the body of a function. @throws VFileMessage if it does not parse, Error if untrusted */
export async function compileProgram(source: MdxSource, context: MdxContext, pipeline: Pipeline) {
  if (source.untrusted) throw new Error(`${source.path} comes from the CMS and is never compiled.`);
  const { file, options } = programInput(source, context, pipeline);
  const program = await compile(file, options);
  return { program, data: file.data };
}

/** The built-in components for functions in a document, which are created before the page passes its components. */
function lateComponents(given: { components?: MDXComponents }) {
  const late = (name: string) => (props: Record<string, unknown>) =>
    jsx((given.components?.[name] ?? Fragment) as ElementType, props);
  return Object.fromEntries(componentNames.map((name) => [name, late(name)]));
}

async function compileTrusted(source: MdxSource, context: MdxContext, pipeline: Pipeline): Promise<CompiledMdx> {
  const { program, data } = await compileProgram(source, context, pipeline);
  await loadLanguages(data.languages ?? []);
  const { modules, tags } = await loadUsed(String(program), data.ownImports ?? [], context.components);
  const runOptions: RunOptions = { ...pageRuntime, baseUrl: import.meta.url };
  const given: { components?: MDXComponents } = {};
  const scope = { ...pageScope(data), own: modules, components: lateComponents(given) };
  const rethrow = (error: unknown): never => {
    const { file, options } = programInput(source, context, pipeline);
    throw placeThrown(error, file, (generator) => compileSync(file, { ...options, SourceMapGenerator: generator }));
  };
  const { default: Document } = await run(program, { ...scope, ...runOptions }).catch(rethrow);
  const Content: MDXContent = ({ components, ...props }) => {
    given.components = components ?? {};
    try {
      return Document({ ...props, components: { ...components, ...tags } as MDXComponents });
    } catch (error) {
      return rethrow(error);
    }
  };
  return compiled(Content, data);
}

async function renderUntrusted(source: MdxSource, context: MdxContext, pipeline: Pipeline): Promise<CompiledMdx> {
  const { tree, data } = readInert(source, context, pipeline, [collectFacts]);
  await loadLanguages(data.languages ?? []);
  const Content: MDXContent = ({ components }) => renderTree(tree, pageRuntime, components);
  return compiled(Content, data);
}

/**
 * Makes a component of a document, on the server only: browsers get React's output, never a program. A trusted document is
 * compiled and run; an untrusted one is a tree that is rendered. The grammars of its code are loaded first: code that waited
 * for a grammar while the page renders would appear in a different order in each build.
 * @throws VFileMessage with line and column if the source does not parse, or an untrusted one contains code
 */
export async function compileMdx(source: MdxSource, context: MdxContext, pipeline: Pipeline = pagePipeline) {
  return source.untrusted ? renderUntrusted(source, context, pipeline) : compileTrusted(source, context, pipeline);
}
