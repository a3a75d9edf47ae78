import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { MdxContext } from '../types';
import { parserOf } from './parser';
import { type MdxSource, toVFile } from './to-vfile';

/** A document as a tree of Markdown, with elements for its components. */
export interface ParsedDocument {
  tree: Root;
  /** Holds what plugins found out, such as the headings. */
  file: VFile;
}

/**
 * Parses a document as for its page.
 * @throws VFileMessage with line and column if the source does not parse
 */
export function parseDocument(source: MdxSource, context: MdxContext): ParsedDocument {
  const file = toVFile(source);
  file.data.context = context;
  const parser = parserOf(source);
  return { tree: parser.runSync(parser.parse(file), file) as Root, file };
}
