import type { Expression, Node, ObjectExpression, Program } from 'estree';
import { valueToEstree } from 'estree-util-value-to-estree';
import { toString as toText } from 'mdast-util-to-string';
import { declaredNames, isReference, isRequireCall, walkCode } from '../syntax/javascript';
import { type Binding, type Bindings, evaluate, type PropValue } from './evaluate';

const nothing: Expression = {
  type: 'UnaryExpression',
  operator: 'void',
  prefix: true,
  argument: { type: 'Literal', value: 0 },
};

function propExpression(prop: PropValue | undefined): Expression {
  if (!prop) return nothing;
  if (prop.kind === 'code') return prop.code;
  return valueToEstree(prop.kind === 'nodes' ? toText({ type: 'root', children: prop.nodes }) : prop.value);
}

function propsExpression(props: ReadonlyMap<string, PropValue>): ObjectExpression {
  return {
    type: 'ObjectExpression',
    properties: [...props].map(([name, prop]) => ({
      type: 'Property',
      key: { type: 'Literal', value: name },
      value: propExpression(prop),
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
    })),
  };
}

/** Replacement of a name; undefined if it stays. */
function expressionFor(binding: Binding): Expression | undefined {
  switch (binding.kind) {
    case 'value':
      return binding.name === undefined ? valueToEstree(binding.value) : { type: 'Identifier', name: binding.name };
    case 'code':
      return binding.code;
    case 'props':
      return propsExpression(binding.props);
    case 'name':
    case 'component':
      return { type: 'Identifier', name: binding.name };
    case 'partial':
      return undefined;
  }
}

/** Whether code includes a file: `require('./x.png')`, or its default export. */
function isRequired(node: Node): boolean {
  if (node.type === 'MemberExpression') return !node.computed && isRequired(node.object);
  return isRequireCall(node);
}

/** Turns a node into another one, in place. */
function become(node: Node, other: Node): void {
  const { loc, range } = node;
  for (const key of Object.keys(node)) Reflect.deleteProperty(node, key);
  Object.assign(node, structuredClone(other), { ...(loc && { loc }), ...(range && { range }) });
}

/**
 * Replaces names by their meanings. Names that inner code declares again stay.
 * @param own names declared at the top of the piece; those of a module are bindings themselves
 * @returns whether some value is only known when the program runs
 */
export function substitute(program: Program, bindings: Bindings, own: ReadonlySet<string> = new Set()): boolean {
  const shadowed = new Set(declaredNames(program).filter((name) => !own.has(name)));
  const find = (name: string) => (shadowed.has(name) ? undefined : bindings.get(name));
  const changes: (() => void)[] = [];
  let later = false;
  walkCode(program, (node, parent, key) => {
    if (node.type === 'JSXIdentifier') {
      // In lower case it is an HTML element, whatever else has its name.
      const isTag = /^[A-Z]/.test(node.name) && /^JSX(?:Opening|Closing)Element$/.test(parent?.type ?? '');
      const binding = isTag ? find(node.name) : undefined;
      if (binding && 'name' in binding && binding.name !== undefined) {
        const { name } = binding;
        changes.push(() => Object.assign(node, { name }));
      }
      return;
    }
    const known = isRequired(node) ? evaluate(node, bindings) : undefined;
    if (known) {
      changes.push(() => become(node, valueToEstree(known.value)));
      return;
    }
    if (node.type === 'MemberExpression' && node.object.type === 'Identifier' && !node.computed) {
      const props = find(node.object.name);
      const { property } = node;
      if (props?.kind === 'props' && property.type === 'Identifier') {
        later = true;
        changes.push(() => become(node, propExpression(props.props.get(property.name))));
      }
      return;
    }
    if (node.type !== 'Identifier' || !isReference(node, parent, key)) return;
    const binding = find(node.name);
    const expression = binding && expressionFor(binding);
    if (!expression) return;
    if (binding.kind === 'code' || binding.kind === 'props') later = true;
    if (parent?.type === 'Property' && parent.shorthand)
      changes.push(() => {
        Object.assign(parent, { shorthand: false, key: { type: 'Identifier', name: node.name } });
        Object.assign(parent, { value: structuredClone(expression) });
      });
    else changes.push(() => become(node, expression));
  });
  // Parents come first: replacing them replaces their children too.
  for (const change of changes) change();
  return later;
}
