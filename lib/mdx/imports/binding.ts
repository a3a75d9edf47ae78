import type { Expression } from 'estree';
import type { RootContent } from 'mdast';
import type { IncludedFile } from '../types';

/** Value of a property of a partial: a known value, code, or the content of its tag. */
export type PropValue =
  | { kind: 'value'; value: unknown }
  | { kind: 'code'; code: Expression }
  | { kind: 'nodes'; nodes: readonly RootContent[] };

/** The meaning of a name in the code of a document that is not declared there. */
export type Binding =
  /** A known value. `name` is its constant in the program. */
  | { kind: 'value'; value: unknown; name?: string }
  /** A value that is known when the program runs: the expression `code`. `call` is its value for a call that is resolved now. */
  | { kind: 'code'; code: Expression; call?: (args: unknown[]) => unknown }
  | { kind: 'partial'; file: IncludedFile }
  /** A component under the name that documents use, or one that is replaced before rendering. */
  | { kind: 'component'; name: string }
  /** A declaration of a partial, which has another name in the program. */
  | { kind: 'name'; name: string }
  | { kind: 'props'; props: ReadonlyMap<string, PropValue> };

export type Bindings = ReadonlyMap<string, Binding>;

/** Stands for the content of a partial's tag in its code. */
export class ContentNodes {
  readonly nodes: readonly RootContent[];

  constructor(nodes: readonly RootContent[]) {
    this.nodes = nodes;
  }
}
