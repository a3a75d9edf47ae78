import type { Expression, Node } from 'estree';
import type { RootContent } from 'mdast';
import { isRequireCall, keyName } from '../syntax/javascript';
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

/** A known value, which may be undefined. */
export interface Known {
  value: unknown;
}

function propValue(prop: PropValue | undefined): Known | undefined {
  if (!prop) return { value: undefined };
  if (prop.kind === 'code') return undefined;
  return { value: prop.kind === 'nodes' ? new ContentNodes(prop.nodes) : prop.value };
}

function memberKey(node: Extract<Node, { type: 'MemberExpression' }>, bindings: Bindings): string | undefined {
  if (!node.computed) return node.property.type === 'Identifier' ? node.property.name : undefined;
  const key = evaluate(node.property, bindings)?.value;
  return typeof key === 'string' || typeof key === 'number' ? String(key) : undefined;
}

function evaluateMember(node: Extract<Node, { type: 'MemberExpression' }>, bindings: Bindings): Known | undefined {
  const key = memberKey(node, bindings);
  if (key === undefined || node.object.type === 'Super') return undefined;
  const props = node.object.type === 'Identifier' ? bindings.get(node.object.name) : undefined;
  if (props?.kind === 'props') return propValue(props.props.get(key));
  const object = evaluate(node.object, bindings);
  if (!object) return undefined;
  // The default exports of modules.
  if (key === 'default' && isRequireCall(node.object)) return object;
  if (typeof object.value !== 'object' || object.value === null || object.value instanceof ContentNodes)
    return undefined;
  return { value: Object.hasOwn(object.value, key) ? (object.value as Record<string, unknown>)[key] : undefined };
}

function evaluateObject(properties: readonly Node[], bindings: Bindings): Known | undefined {
  const object: Record<string, unknown> = {};
  for (const property of properties) {
    if (property.type !== 'Property') return undefined;
    const { key, value, computed } = property;
    const name = keyName(key);
    const known = computed ? undefined : evaluate(value, bindings);
    if (name === undefined || name === '__proto__' || !known) return undefined;
    object[name] = known.value;
  }
  return { value: object };
}

/** Values of all nodes; undefined if one is unknown. */
function evaluateAll(nodes: readonly (Node | null)[], bindings: Bindings): unknown[] | undefined {
  const values: unknown[] = [];
  for (const node of nodes) {
    const known = node ? evaluate(node, bindings) : undefined;
    if (!known) return undefined;
    values.push(known.value);
  }
  return values;
}

function evaluateBinary(operator: string, left: unknown, right: unknown): Known | undefined {
  if (operator === '===' || operator === '==') return { value: left === right };
  if (operator === '!==' || operator === '!=') return { value: left !== right };
  const plain = (value: unknown) => typeof value === 'string' || typeof value === 'number';
  if (!plain(left) || !plain(right)) return undefined;
  if (operator !== '+') return undefined;
  return { value: typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}` };
}

function evaluateLogical(operator: string, left: unknown, right: () => Known | undefined): Known | undefined {
  const goesOn = operator === '&&' ? Boolean(left) : operator === '||' ? !left : left === undefined || left === null;
  return goesOn ? right() : { value: left };
}

/** Value of an expression if it only depends on the document: literals, imports, constants, properties. It never runs. */
export function evaluate(node: Node, bindings: Bindings): Known | undefined {
  switch (node.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? undefined : { value: node.value };
    case 'Identifier': {
      if (node.name === 'undefined') return { value: undefined };
      const binding = bindings.get(node.name);
      return binding?.kind === 'value' ? { value: binding.value } : undefined;
    }
    case 'TemplateLiteral': {
      const values = evaluateAll(node.expressions, bindings);
      if (!values?.every((value) => typeof value === 'string' || typeof value === 'number')) return undefined;
      return { value: node.quasis.map(({ value }, at) => `${value.cooked ?? ''}${values[at] ?? ''}`).join('') };
    }
    case 'ArrayExpression': {
      const values = evaluateAll(node.elements, bindings);
      return values && { value: values };
    }
    case 'ObjectExpression':
      return evaluateObject(node.properties, bindings);
    case 'MemberExpression':
      return evaluateMember(node, bindings);
    case 'ChainExpression':
      return evaluate(node.expression, bindings);
    case 'CallExpression': {
      const callee = node.callee.type === 'Identifier' ? bindings.get(node.callee.name) : undefined;
      if (callee?.kind !== 'code' || !callee.call) return undefined;
      const args = evaluateAll(node.arguments, bindings);
      return args && { value: callee.call(args) };
    }
    case 'ConditionalExpression': {
      const test = evaluate(node.test, bindings);
      return test && evaluate(test.value ? node.consequent : node.alternate, bindings);
    }
    case 'LogicalExpression': {
      const left = evaluate(node.left, bindings);
      return left && evaluateLogical(node.operator, left.value, () => evaluate(node.right, bindings));
    }
    case 'BinaryExpression': {
      const values = evaluateAll([node.left, node.right], bindings);
      return values && evaluateBinary(node.operator, values[0], values[1]);
    }
    case 'UnaryExpression': {
      const known = evaluate(node.argument, bindings);
      if (!known) return undefined;
      if (node.operator === '!') return { value: !known.value };
      return node.operator === '-' && typeof known.value === 'number' ? { value: -known.value } : undefined;
    }
    default:
      return undefined;
  }
}
