import type { Expression, Program } from 'estree';
import type { Definition, PhrasingContent, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { remarkUnravel } from '../plugins/remark-unravel';
import { keyName, walkCode } from '../syntax/javascript';
import { expressionOf, isJsxElement, type JsxElement } from '../syntax/jsx';
import { collectDefinitions, programsIn } from '../syntax/nodes';
import { toVFile } from '../syntax/to-vfile';
import type { IncludedFile } from '../types';
import { type Bindings, evaluate, type PropValue } from './evaluate';
import { expandChildren, type Scope, substituteIn } from './expand';
import { hoistModules, readModule } from './read-module';

function propValue(expression: Expression, bindings: Bindings): PropValue {
  const known = evaluate(expression, bindings);
  return known ? { kind: 'value', value: known.value } : { kind: 'code', code: expression };
}

/** Properties of `{...{ name: value }}`, which also replaces `{...props}`. */
function spreadProps(program: Program | null | undefined, bindings: Bindings): [string, PropValue][] {
  const [statement] = program?.body ?? [];
  const object = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const [spread] = object?.type === 'ObjectExpression' ? object.properties : [];
  if (spread?.type !== 'SpreadElement' || spread.argument.type !== 'ObjectExpression') return [];
  return spread.argument.properties.flatMap((property): [string, PropValue][] => {
    if (property.type !== 'Property') return [];
    const { key, value } = property;
    const name = keyName(key);
    return name === undefined ? [] : [[name, propValue(value as Expression, bindings)]];
  });
}

function propsOf(node: JsxElement, { module: { bindings } }: Scope): Map<string, PropValue> {
  const props = node.attributes.flatMap((attribute): [string, PropValue][] => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return spreadProps(attribute.data?.estree, bindings);
    const expression = expressionOf(attribute.value);
    const value = typeof attribute.value === 'string' ? attribute.value : true;
    return [[attribute.name, expression ? propValue(expression, bindings) : { kind: 'value', value }]];
  });
  const nodes = node.children as RootContent[];
  return new Map([...props, ...(nodes.length > 0 ? [['children', { kind: 'nodes', nodes }] as const] : [])]);
}

/** Replaces a reference by its address. */
function inline(node: RootContent, definition: Definition | undefined): PhrasingContent | undefined {
  if (!definition) return undefined;
  const { url, title } = definition;
  const { position, data } = node;
  const rest = { url, ...(title && { title }), ...(position && { position }), ...(data && { data }) };
  if (node.type === 'linkReference') return { type: 'link', children: node.children, ...rest };
  if (node.type === 'imageReference') return { type: 'image', alt: node.alt ?? null, ...rest };
  return undefined;
}

/** Resolves names of a partial that may clash with those of other files: references get their addresses, footnotes new names. */
function localizeNames(tree: Root, mark: string): void {
  const definitions = collectDefinitions(tree);
  tree.children = tree.children.filter(({ type }) => type !== 'definition');
  visit(tree, (node, index, parent) => {
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition')
      node.identifier = `${mark}-${node.identifier}`;
    if ((node.type !== 'linkReference' && node.type !== 'imageReference') || !parent || index === undefined) return;
    const instead = inline(node, definitions.get(node.identifier));
    if (instead) (parent.children as RootContent[])[index] = instead;
  });
}

/** Marks the nodes of a partial with its path, which their addresses are relative to. */
function markOrigin(tree: Root, from: string): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || isJsxElement(node)) node.data = { ...node.data, from };
  });
}

/** Marks entries of tables of contents that come from a partial. */
function markEntries(tree: Root, path: string): void {
  visit(tree, (node) => {
    if (node.type === 'heading' || (isJsxElement(node) && node.name === 'Term'))
      node.data = { ...node.data, through: [...(node.data?.through ?? []), path] };
  });
}

/** Replaces the tags of partials in a document by their texts. */
export class Partials {
  /** Their exports for the program of the document, in order of first use. */
  readonly programs = new Map<string, Program[]>();
  readonly #parse: (file: VFile) => Root;
  readonly #open: string[];

  /** @param parse parser of the document */
  constructor(parse: (file: VFile) => Root, path: string) {
    this.#parse = parse;
    this.#open = [path];
  }

  #read({ path, body, bodyLine }: IncludedFile, { file }: Scope['place']): Root {
    try {
      const tree = this.#parse(toVFile({ path, body, bodyLine, format: 'mdx', untrusted: false }));
      // Source maps take this along (lib/mdx/place-thrown.ts).
      for (const program of programsIn(tree))
        walkCode(program, ({ loc }) => void (loc && Object.assign(loc.start, { path })));
      return tree;
    } catch (error) {
      if (!(error instanceof VFileMessage)) throw error;
      const at = error.line === undefined ? path : `${path}:${error.line}:${error.column}`;
      return file.fail(`${at}: ${error.reason}`, { ruleId: 'import', source: 'mdx' });
    }
  }

  /** Text of a partial with the properties of its tag. */
  expand(node: JsxElement, included: IncludedFile, scope: Scope): RootContent[] {
    const { path } = included;
    const { file, context } = scope.place;
    const chain = [...this.#open, path].join(' → ');
    if (this.#open.includes(path))
      file.fail(`${chain}: a file cannot include itself`, { ruleId: 'import', source: 'mdx' });
    const props = propsOf(node, scope);
    const tree = this.#read(included, scope.place);
    remarkUnravel()(tree);
    hoistModules(tree);
    const known = this.programs.get(path);
    const mark = known ? [...this.programs.keys()].indexOf(path) : this.programs.size;
    localizeNames(tree, `part${mark + 1}`);
    markOrigin(tree, path);
    const place = { from: path, file, context };
    const module = readModule(tree, place, (name) => `${name}$${mark + 1}`);
    module.bindings.set('props', { kind: 'props', props });
    const inner: Scope = { ...scope, module, place };
    if (!known) this.programs.set(path, module.programs);
    tree.children = tree.children.filter(({ type }) => type !== 'mdxjsEsm');
    this.#open.push(path);
    expandChildren(tree, inner);
    this.#open.pop();
    for (const program of module.programs) substituteIn(program, inner, module.declared);
    markEntries(tree, path);
    return tree.children;
  }
}
