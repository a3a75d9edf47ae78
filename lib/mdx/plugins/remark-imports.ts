import type { Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { componentNames } from '../components/components';
import { expandChildren, type Scope, substituteIn } from '../imports/expand';
import { scopeMember, scopeName } from '../imports/functions';
import { takeHead } from '../imports/page-head';
import { Partials } from '../imports/partial';
import { constantProgram, type FileModule, hoistModules, readModule, withoutImports } from '../imports/read-module';
import { walkCode } from '../syntax/javascript';
import { noteHeadingTexts } from './remark-headings';

function moduleNode(program: Program): RootContent {
  return { type: 'mdxjsEsm', value: '', data: { estree: program } };
}

/** `const page$ = arguments[0]`; lib/mdx/compile.ts passes the argument. */
const pageConstant = constantProgram(scopeName, {
  type: 'MemberExpression',
  object: { type: 'Identifier', name: 'arguments' },
  property: { type: 'Literal', value: 0 },
  computed: true,
  optional: false,
});

/** Constants for the built-in components in the document's own functions, which are no part of its text. */
function componentConstants(programs: readonly Program[], { bindings, declared }: FileModule): Program[] {
  const names = new Set<string>();
  for (const program of programs)
    walkCode(program, (node, parent) => {
      if (node.type === 'JSXIdentifier' && parent?.type === 'JSXOpeningElement') names.add(node.name);
    });
  return componentNames
    .filter((name) => names.has(name) && !declared.has(name) && bindings.get(name)?.kind !== 'name')
    .map((name) => constantProgram(name, scopeMember('components', name)));
}

/**
 * Resolves imports, so that the program of a page has none: partials become text, pictures addresses, data values, and
 * components of Docusaurus those of this site. Known constants and properties become text, for page, search, feeds and Markdown
 * alike. Without a context, as in the content check, imports are only removed.
 */
export function remarkImports(this: Processor) {
  const parse = (file: VFile) => {
    const tree = this.parse(file) as Root;
    noteHeadingTexts(tree);
    return tree;
  };
  return (tree: Root, file: VFile): void => {
    const { context } = file.data;
    hoistModules(tree);
    if (!context) {
      withoutImports(tree);
      return;
    }
    const place = { from: file.path ?? '', file, context };
    const partials = new Partials(parse, place.from);
    let usesPage = false;
    const scope: Scope = {
      module: readModule(tree, place),
      place,
      expandPartial: (node, included, from) => partials.expand(node, included, from),
      needPage: () => {
        usesPage = true;
      },
    };
    const { programs, declared } = scope.module;
    expandChildren(tree, scope);
    file.data.head = takeHead(tree);
    for (const program of programs) substituteIn(program, scope, declared);
    const kept = new Set(tree.children.map((node) => (node.type === 'mdxjsEsm' ? node.data?.estree : undefined)));
    const own = programs.filter((program) => !kept.has(program));
    const ofPartials = [...partials.programs.values()].flat();
    const taken = [...componentConstants([...ofPartials, ...programs], scope.module), ...ofPartials, ...own];
    const needsPage = usesPage || taken.length > 0;
    tree.children.unshift(...[...(needsPage ? [pageConstant] : []), ...taken].map(moduleNode));
  };
}
