import { VFile } from 'vfile';
import { preprocess } from './preprocess';

/** A document as the pipeline takes it. */
export interface MdxSource {
  /** Path below the content folder, for messages. */
  path: string;
  body: string;
  /** Text of the heading above the body, where it takes one of the ids of the page. */
  idText?: string;
  /** Line of the file on which the body starts, from 1. */
  bodyLine: number;
  format: 'mdx' | 'md';
  /** True for a document of a CMS: it is data, and nothing in it is ever run. */
  untrusted: boolean;
}

/** Body of a document as a virtual file whose positions are those of the real one. */
export function toVFile(source: MdxSource): VFile {
  return new VFile({
    path: source.path,
    value: '\n'.repeat(source.bodyLine - 1) + preprocess(source.body, source.format),
    data: { ...(source.idText !== undefined && { idText: source.idText }) },
  });
}
