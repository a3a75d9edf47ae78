import { VFile } from 'vfile';
import { preprocess } from './preprocess';

/** Settings that decide how a document is parsed. */
export interface Dialect {
  format: 'mdx' | 'md';
  /** Whether it comes from a CMS: it is data, and nothing in it is ever run. */
  untrusted: boolean;
}

/** A document for the pipeline. */
export interface MdxSource extends Dialect {
  /** Path below the content folder, for messages. */
  path: string;
  body: string;
  /** Text of the opening heading if it uses up an id of the page. */
  idText?: string;
  /** Line of the file on which the body starts, from 1. */
  bodyLine: number;
}

/** Body of a document as a virtual file with the line numbers of the real one. */
export function toVFile(source: MdxSource): VFile {
  return new VFile({
    path: source.path,
    value: '\n'.repeat(source.bodyLine - 1) + preprocess(source.body, source.format),
    data: { ...(source.idText !== undefined && { idText: source.idText }) },
  });
}
