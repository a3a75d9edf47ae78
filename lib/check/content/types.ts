import type { Heading, Root } from 'mdast';
import type { Position } from 'unist';
import type { LineIndex, Place } from '../../report/place';
import type { CodePiece } from './estree';
import type { FrontMatterBlock } from './front-matter-block';
import type { NodeIndex } from './node-index';
import type { DataSource } from './yaml-source';

/** A diagnostic before it is known which file it belongs to and how severe its code is. */
export interface Problem extends Place {
  code: string;
  message: string;
  hint?: string;
}

export type MarkdownKind = 'Doc' | 'Post' | 'Page';

/** Body of a Markdown file. Positions in its tree have the file's lines; `place` corrects their columns. */
export interface BodySource {
  format: 'mdx' | 'md';
  /** True where the file comes from a CMS: it was parsed without JavaScript. */
  untrusted: boolean;
  /** Parsed text: preprocessed, and blanked where it is broken. */
  text: string;
  tree: Root;
  nodes: NodeIndex;
  /** Every piece of JavaScript, in order of their kinds. */
  code: readonly CodePiece[];
  /** False where syntax errors kept JSX from being parsed at all. */
  complete: boolean;
  errors: readonly Problem[];
  /** Heading that becomes the page title, and mostly leaves the body. */
  title: Heading | undefined;
  /** Its text where it takes one of the ids of the page. */
  idText: string | undefined;
  /** Whether it stays in the text of a doc or a page, as it holds a link or a component. */
  keepsHeading: boolean;
  place(position: Position | undefined): Place;
}

/** What the rules for one Markdown file look at. */
export interface MarkdownInput {
  path: string;
  kind: MarkdownKind | 'Partial';
  /** The file with line ends unified. */
  text: string;
  lines: LineIndex;
  block: FrontMatterBlock;
  frontMatter: DataSource;
  /** Front-matter keys whose values fit the schema. */
  data: Record<string, unknown>;
  body: BodySource;
  /** Front-matter keys the site config lets pass. */
  allowedKeys: readonly string[];
}

/** One rule for a Markdown file: what is wrong with it, no matter what else is. */
export type MarkdownRule = (input: MarkdownInput) => readonly Problem[];
