import type { AtRule, ChildNode, Root } from 'postcss';
import parseValue, { type Node } from 'postcss-value-parser';

/** A mixin: its parameters with their defaults, and its rules. */
interface Mixin {
  parameters: { name: string; usual: string | undefined }[];
  nodes: ChildNode[];
}

/** Declarations of Sass sheets that others may use. */
export interface SassParts {
  /** Rules of `%name`, which apply to the rules that extend it. */
  placeholders: Map<string, ChildNode[]>;
  mixins: Map<string, Mixin>;
}

/** Mixins may include themselves under conditions that are not evaluated here. */
const deepest = 8;

/** Splits a list at its commas, with the name in front of a colon. */
function listed(nodes: readonly Node[]): { name: string | undefined; value: string }[] {
  const parts: Node[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'div' && node.value === ',') parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts.flatMap((part) => {
    const [first, colon, ...rest] = part;
    const isNamed = first?.value.startsWith('$') && colon?.type === 'div' && colon.value === ':';
    const value = parseValue.stringify(isNamed ? rest : part).trim();
    return part.length === 0 ? [] : [{ name: isNamed ? first?.value : undefined, value }];
  });
}

/** Name and arguments of `name` and `name(a, b)`; undefined for anything else. */
function call(params: string): { name: string; list: ReturnType<typeof listed> } | undefined {
  const [node, ...more] = parseValue(params).nodes.filter(({ type }) => type !== 'space');
  if (!node || more.length > 0 || !(node.type === 'word' || node.type === 'function')) return undefined;
  const list = node.type === 'function' ? listed(node.nodes) : [];
  return list.some(({ value }) => value.endsWith('...')) ? undefined : { name: node.value, list };
}

/** Collects the declarations of style sheets. */
export function partsIn(sheets: readonly Root[]): SassParts {
  const parts: SassParts = { placeholders: new Map(), mixins: new Map() };
  for (const sheet of sheets)
    sheet.each((node) => {
      const selectors = node.type === 'rule' ? node.selectors.filter((one) => /^%[\w-]+$/.test(one)) : [];
      if (node.type === 'rule')
        for (const name of selectors)
          parts.placeholders.set(name, [...(parts.placeholders.get(name) ?? []), ...node.nodes]);
      const declared = node.type === 'atrule' && node.name === 'mixin' ? call(node.params) : undefined;
      if (node.type !== 'atrule' || !declared) return;
      const parameters = declared.list.map(({ name, value }) =>
        name === undefined ? { name: value, usual: undefined } : { name, usual: value },
      );
      parts.mixins.set(declared.name, { parameters, nodes: node.nodes ?? [] });
    });
  return parts;
}

/** Copies of nodes with parameters replaced. `@content` is replaced by the content of the including rule. */
function filled(nodes: readonly ChildNode[], held: ReadonlyMap<string, string>, content: ChildNode[]): ChildNode[] {
  return nodes.flatMap((node): ChildNode[] => {
    if (node.type === 'atrule' && node.name === 'content') return content.map((one) => one.clone());
    const copy = node.clone();
    if (copy.type === 'decl') copy.value = withVariables(copy.value, held);
    if (copy.type === 'rule') copy.selector = withVariables(copy.selector, held);
    if (copy.type === 'atrule') copy.params = withVariables(copy.params, held);
    if ('nodes' in copy && copy.nodes && 'nodes' in node && node.nodes) {
      copy.removeAll();
      copy.append(...filled(node.nodes, held, content));
    }
    return [copy];
  });
}

/** The nodes that `@extend %name` or `@include name(…)` stands for; undefined if they are unknown. */
function takenBy(rule: AtRule, { placeholders, mixins }: SassParts): ChildNode[] | undefined {
  if (rule.name === 'extend') return placeholders.get(rule.params.replace(/\s*!optional$/, '').trim());
  const asked = rule.name === 'include' ? call(rule.params) : undefined;
  const mixin = asked && mixins.get(asked.name.replace(/^[\w-]+\./, ''));
  if (!mixin) return undefined;
  const held = new Map<string, string>();
  for (const [index, { name, usual }] of mixin.parameters.entries()) {
    const named = asked.list.find((one) => one.name === name);
    const given = named ?? (asked.list[index]?.name === undefined ? asked.list[index] : undefined);
    const value = given?.value ?? (usual === undefined ? undefined : withVariables(usual, held));
    if (value === undefined) return undefined;
    held.set(name, value);
  }
  return filled(mixin.nodes, held, rule.nodes ?? []);
}

/** The nodes of a rule with its includes resolved. Unknown ones stay as they are written. */
export function withParts(nodes: readonly ChildNode[], parts: SassParts, depth = 0): ChildNode[] {
  return nodes.flatMap((node) => {
    const taken = node.type === 'atrule' && depth < deepest ? takenBy(node, parts) : undefined;
    return taken ? withParts(taken, parts, depth + 1) : [node];
  });
}

/** Values of variables that style sheets declare outside of rules. */
export function variablesIn(sheets: readonly Root[]): Map<string, string> {
  const held = new Map<string, string>();
  for (const sheet of sheets)
    sheet.each((node) => {
      if (node.type === 'decl' && node.prop.startsWith('$'))
        held.set(node.prop, node.value.replace(/\s*!(?:default|global)\b/g, ''));
    });
  return held;
}

/** Replaces variables by their values: `$brand`, `colors.$brand` and `#{$brand}`. */
export function withVariables(value: string, held: ReadonlyMap<string, string>): string {
  let text = value;
  // A value may hold other variables, but not itself.
  for (let steps = held.size; steps > 0 && text.includes('$'); steps -= 1)
    text = text.replace(
      /#\{\s*(?:[\w-]+\.)?(\$[\w-]+)\s*\}|(?:\b[\w-]+\.)?(\$[\w-]+)/g,
      (whole, inBraces: string | undefined, bare: string | undefined) => held.get(inBraces ?? bare ?? '') ?? whole,
    );
  return text;
}
