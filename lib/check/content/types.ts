import type { Heading, Root } from 'mdast';
import type { Position } from 'unist';
import type { MarkdownKind } from '../../content/files/file-kind';
import type { LineIndex, Place } from '../../report/place';
import type { FrontMatterBlock } from './front-matter-block';
import type { PlacedElement } from './html-elements';
import type { CodePiece, NodeIndex } from './nodes';
import type { DataSource } from './yaml-source';

/** A diagnostic before its file and severity are known. */
export interface Problem extends Place {
  code: string;
  message: string;
  hint?: string;
}

/** Body of a Markdown file. Its tree has the line numbers of the file; `place` corrects columns. */
export interface BodySource {
  format: 'mdx' | 'md';
  /** Whether the file comes from a CMS: it was parsed without JavaScript. */
  untrusted: boolean;
  /** The parsed text: preprocessed, with broken ranges blanked. */
  text: string;
  tree: Root;
  nodes: NodeIndex;
  code: readonly CodePiece[];
  /** Elements in raw HTML, which only plain Markdown holds. */
  html: readonly PlacedElement[];
  /** False if syntax errors kept JSX from being parsed. */
  complete: boolean;
  errors: readonly Problem[];
  /** Heading that becomes the title of the page and usually leaves the body. */
  title: Heading | undefined;
  /** The id that its author gave it. */
  ownId: string | undefined;
  /** Its text if it uses up an id of the page. */
  idText: string | undefined;
  /** Whether it stays in the text of a doc or a page because it contains a link or a component. */
  keepsHeading: boolean;
  place(position: Position | undefined): Place;
}

export interface MarkdownInput {
  path: string;
  kind: MarkdownKind | 'Partial';
  /** The file with unified line ends. */
  text: string;
  lines: LineIndex;
  block: FrontMatterBlock;
  frontMatter: DataSource;
  /** Front matter keys with valid values. */
  data: Record<string, unknown>;
  body: BodySource;
  allowedKeys: readonly string[];
}

export type MarkdownRule = (input: MarkdownInput) => readonly Problem[];
