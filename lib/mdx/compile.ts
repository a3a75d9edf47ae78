import { compile, type RunOptions, run } from '@mdx-js/mdx';
import type { MDXContent } from 'mdx/types';
import * as runtime from 'react/jsx-runtime';
import { jsx } from 'react/jsx-runtime';
import { withBasePath } from '../urls';
import { rehypePlugins, remarkPlugins } from './plugins/index';
import { rehypeInertHtml } from './plugins/rehype-inert-html';
import { rehypeRawHtml } from './plugins/rehype-raw-html';
import { type MdxSource, toVFile } from './to-vfile';
import type { MdxContext, TocEntry } from './types';

export interface CompiledMdx {
  Content: MDXContent;
  toc: TocEntry[];
}

/** What a document that does not compile says in development, where its author is about to mend it. */
function brokenDocument(path: string, error: unknown): CompiledMdx {
  const text = error instanceof Error ? error.message : String(error);
  return { Content: () => jsx('p', { role: 'alert', children: `${path} does not compile: ${text}` }), toc: [] };
}

/** Like `compileMdx`, but in development a mistake becomes text on the page: the rest of the site stays usable. */
export async function compilePage(source: MdxSource, context: MdxContext): Promise<CompiledMdx> {
  if (process.env.NODE_ENV === 'production') return compileMdx(source, context);
  return compileMdx(source, context).catch((error: unknown) => brokenDocument(source.path, error));
}

/**
 * Compiles a document and runs the result, on the server only: the browser receives React's output, never a program.
 * @throws VFileMessage with line and column when the source does not parse.
 */
export async function compileMdx(source: MdxSource, context: MdxContext): Promise<CompiledMdx> {
  const file = toVFile(source);
  file.data.context = context;
  const program = await compile(file, {
    outputFormat: 'function-body',
    format: source.format,
    remarkPlugins,
    rehypePlugins: source.format === 'md' ? [rehypeRawHtml, rehypeInertHtml, ...rehypePlugins] : rehypePlugins,
    remarkRehypeOptions: { allowDangerousHtml: true },
  });
  const scope: RunOptions & { useBaseUrl: typeof withBasePath } = {
    ...runtime,
    useBaseUrl: withBasePath,
    baseUrl: import.meta.url,
  };
  const { default: Content } = await run(program, scope);
  return { Content, toc: file.data.toc ?? [] };
}
