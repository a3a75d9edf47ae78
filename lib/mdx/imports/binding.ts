import type { Expression } from 'estree';
import type { RootContent } from 'mdast';
import type { IncludedFile } from '../types';

/** What a property of a partial is given: a value that is known, code, or what stands between its tags. */
export type PropValue =
  | { kind: 'value'; value: unknown }
  | { kind: 'code'; code: Expression }
  | { kind: 'nodes'; nodes: readonly RootContent[] };

/** What a name in the code of a document stands for, beside what the document itself declares. */
export type Binding =
  /** Known now. `name` is the constant that holds it in the program too. */
  | { kind: 'value'; value: unknown; name?: string }
  /** Known when the program runs: `code` finds it then. `call` does the same now. */
  | { kind: 'code'; code: Expression; call?: (args: unknown[]) => unknown }
  | { kind: 'partial'; file: IncludedFile }
  /** A component that documents know under this name, or one that is gone before the page is made. */
  | { kind: 'component'; name: string }
  /** What a partial declares has another name on the page. */
  | { kind: 'name'; name: string }
  | { kind: 'props'; props: ReadonlyMap<string, PropValue> };

export type Bindings = ReadonlyMap<string, Binding>;

/** Stands for what is between the tags of a partial where its code asks for it. */
export class ContentNodes {
  readonly nodes: readonly RootContent[];

  constructor(nodes: readonly RootContent[]) {
    this.nodes = nodes;
  }
}
