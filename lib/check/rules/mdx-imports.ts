import { posix } from 'node:path';
import upperFirst from 'lodash-es/upperFirst.js';
import { builtInModules } from '../../mdx/components/components';
import { importedComponent } from '../../mdx/components/own-components';
import { importKind } from '../../mdx/imports/import-source';
import { codePosition, isReference } from '../../mdx/syntax/javascript';
import { didYouMean, listNames } from '../../report/suggest';
import { codeNodes, importedNames, importsOf } from '../content/nodes';
import type { MarkdownInput, Problem } from '../content/types';

type Found = Pick<Problem, 'message' | 'hint'>;

/** Remedies for imports whose purpose this site serves in another way. */
const instead: Readonly<Record<string, string>> = {
  '@docusaurus/router':
    'Write redirect_from: in the front matter of the page it leads to, or redirects in site.config.ts.',
  '@docusaurus/useIsBrowser': 'Move what asks for it into a component of the site, content/components/Name.tsx.',
};

function ofBuiltIn(source: string, names: readonly string[]): Found | undefined {
  const known = builtInModules.get(source);
  if (!known) {
    const hint =
      instead[source] ?? didYouMean(source, builtInModules.keys(), `Known: ${[...builtInModules.keys()].join(', ')}.`);
    return { message: `Content cannot import "${source}"`, hint };
  }
  const unknown = names.find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return undefined;
  const message =
    unknown === 'default'
      ? `"${source}" has nothing to import without braces here`
      : `"${source}" has no \`${unknown}\` here`;
  const all = Object.keys(known).map((name) => (name === 'default' ? `import Name from '${source}'` : `{ ${name} }`));
  return { message, hint: `It offers ${listNames(all)}.` };
}

function notFromContent(source: string): Found {
  const name = /([A-Z]\w*)(?:\.\w+)?$/.exec(source)?.[1] ?? 'Name';
  const hint = /css|less$/.test(source)
    ? 'Styles go into a component of the site, content/components/Name.tsx.'
    : `Put the component into content/components/${name}.tsx, and write <${name} /> without an import.`;
  return { message: `Content cannot import "${source}"`, hint };
}

/** A path as other frameworks write it: from the root of the project, or behind an alias for it. */
function ofPath(source: string): Found {
  if (!/\.mdx?$/i.test(source)) return notFromContent(source);
  const name = posix.basename(source);
  const hint = `Write its path from this file, such as ./${name}, or from the content folder, such as @site/docs/${name}.`;
  return { message: `Content cannot import "${source}"`, hint };
}

/** Problem of an import by its form. The rule `includes` reports missing files. */
function judge(source: string, names: readonly string[]): Found | undefined {
  switch (importKind(source)) {
    case 'built-in':
      return ofBuiltIn(source, names);
    case 'component':
      // rules/own-component-uses.ts reports missing components.
      return importedComponent(source) === undefined ? notFromContent(source) : undefined;
    case 'module':
      if (source === 'react' && names.every((name) => name === 'default')) return undefined;
      if (/^[@~]?\//.test(source)) return ofPath(source);
      return {
        message: `Content cannot import the package "${source}"`,
        hint: 'Use it in a component of the site, content/components/Name.tsx, and write <Name /> here.',
      };
    case 'file':
    case 'text': {
      const unknown = names.find((name) => name !== 'default' && name !== 'ReactComponent');
      return unknown === undefined
        ? undefined
        : { message: `"${source}" has no \`${unknown}\``, hint: `Write import name from '${source}'.` };
    }
    case 'data':
    case 'partial':
      return undefined;
  }
}

/** Imported texts that are used in code, which cannot be resolved. */
function partialsInCode({ body }: MarkdownInput): Problem[] {
  const names = new Set(
    importsOf(body.code)
      .filter(({ source }) => importKind(String(source.value)) === 'partial')
      .flatMap(({ specifiers }) => specifiers.filter(({ type }) => type === 'ImportDefaultSpecifier'))
      .map(({ local }) => local.name),
  );
  if (names.size === 0) return [];
  return codeNodes(body.code).flatMap(({ node, parent, key }): Problem[] => {
    const isTag = node.type === 'JSXIdentifier' && parent?.type === 'JSXOpeningElement';
    if (!isTag && !(node.type === 'Identifier' && isReference(node, parent, key))) return [];
    if (!names.has(node.name) || parent?.type.startsWith('Import')) return [];
    const message = `The text of a file, \`${node.name}\`, cannot stand in code`;
    const name = upperFirst(node.name);
    const renamed = name === node.name ? 'Write' : `Import it as ${name}, and write`;
    const hint = `${renamed} <${name} /> outside of braces, or make a component of it, content/components/${name}.tsx.`;
    return [{ code: 'mdx/import', ...body.place(codePosition(node)), message, hint }];
  });
}

/** Imports that content cannot have, and re-exports of other modules. */
export function mdxImports(input: MarkdownInput): Problem[] {
  const { body } = input;
  const imports = body.code
    .filter(({ esm }) => esm)
    .flatMap(({ program }) => program.body)
    .flatMap((statement) => {
      const source = 'source' in statement && statement.source ? String(statement.source.value) : undefined;
      if (source === undefined) return [];
      const found =
        statement.type === 'ImportDeclaration'
          ? judge(source, importedNames(statement))
          : { message: `Content cannot pass on "${source}"`, hint: 'Import it in the file that uses it.' };
      return found ? [{ code: 'mdx/import', ...body.place(codePosition(statement)), ...found }] : [];
    });
  return [...imports, ...partialsInCode(input)];
}
