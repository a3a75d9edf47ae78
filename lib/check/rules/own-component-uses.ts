import { posix } from 'node:path';
import { htmlVoidElements } from 'html-void-elements';
import type { ComponentModule } from '../../content/files/component-module';
import { componentName, isPart, isTagName } from '../../mdx/components/component-name';
import { componentNames } from '../../mdx/components/components';
import { didYouMean, listNames } from '../../report/suggest';
import type { ComponentUse, FileFacts, OwnImport } from '../content/facts';
import { elementNames } from '../content/html-elements';
import type { FileProblem, SiteInput } from '../content/site-input';
import { foreignHint } from './foreign-components';

type FileBase = Pick<FileProblem, 'file'> & ComponentUse['place'];
type Modules = ReadonlyMap<string, ComponentModule & { path: string }>;

function ownModules(site: SiteInput): Modules {
  const paths = site.files.map(({ path }) => path);
  return new Map(
    site.files.flatMap(({ path, module }) => {
      const name = componentName(path);
      return module && name !== undefined && !isPart(path, paths) ? [[name, { ...module, path }] as const] : [];
    }),
  );
}

function exportsOf({ exports }: ComponentModule): string {
  return exports.length > 0 ? `It exports ${listNames(exports, 'and')}.` : 'It exports nothing.';
}

/** The missing import, if a partial of that name is beside the document. */
function partialImport({ includable }: SiteInput, { path }: FileFacts, name: string): string | undefined {
  const wanted = name.toLowerCase();
  const file = includable.find((known) => {
    const base = posix.basename(known).replace(/\.\w+$/, '');
    const isBeside = posix.dirname(known) === posix.dirname(path) && base.startsWith('_');
    return isBeside && base.replaceAll(/[^a-z\d]/gi, '').toLowerCase() === wanted;
  });
  return file && `Import it first: import ${name} from './${posix.basename(file)}';`;
}

/** A member that a component does not have, as far as that is known. Those of client components are undefined on the server. */
function judgeMember(use: ComponentUse, module: ComponentModule & { path: string }, base: FileBase): FileProblem[] {
  const [name = '', member] = use.name.split('.');
  if (member === undefined) return [];
  if (module.client) {
    const message = `\`${use.name}\` exists in browsers only: ${module.path} starts with 'use client'`;
    const hint = `Export ${member} under a name of its own, and import that.`;
    return [{ ...base, code: 'mdx/not-exported', message, hint }];
  }
  const exports =
    use.taken === undefined ? ['default', name].filter((one) => module.exports.includes(one)) : [use.taken];
  const known = exports.map((one) => module.members[one]);
  const members = known.flatMap((some) => some ?? []);
  if (known.length === 0 || known.includes(undefined) || members.includes(member)) return [];
  const message = `\`${use.name}\` is not there: ${module.path} gives \`${name}\` no \`${member}\``;
  const hint = didYouMean(member, members, `Write it there: ${name}.${member} = …`);
  return [{ ...base, code: 'mdx/not-exported', message, hint }];
}

/** Remedy for the name of an HTML element in capitals; undefined for any other. */
function elementHint(name: string): string | undefined {
  const element = name.toLowerCase();
  if (!elementNames.has(element)) return undefined;
  const tag = htmlVoidElements.includes(element) ? `<${element} />` : `<${element}>`;
  return `Write ${tag}: HTML elements have small letters here. For plain text, write \\<${name}>.`;
}

function judgeUse(site: SiteInput, facts: FileFacts, use: ComponentUse, modules: Modules): FileProblem[] {
  const { place } = use;
  const base = { file: facts.path, ...place };
  const name = use.name.replace(/\..*$/s, '');
  const module = modules.get(use.module ?? (isTagName(name) ? name : ''));
  if (use.module !== undefined) return module ? judgeMember(use, module, base) : [];
  if (module && (module.open || ['default', name].some((one) => module.exports.includes(one))))
    return judgeMember(use, module, base);
  if (module) {
    const message = `${module.path} exports neither a default nor \`${name}\``;
    return [{ ...base, code: 'mdx/not-exported', message, hint: exportsOf(module) }];
  }
  const known = [...componentNames, ...[...modules.keys()].filter(isTagName)];
  const all = `Known components: ${known.join(', ')}. Those of the site are files such as content/components/${name}.tsx.`;
  const hint =
    partialImport(site, facts, name) ?? foreignHint(name) ?? elementHint(name) ?? didYouMean(name, known, all);
  return [{ ...base, code: 'mdx/unknown-component', message: `There is no component <${use.name}>`, hint }];
}

function partHint(site: SiteInput, name: string): string | undefined {
  const part = site.files.find(({ path, module }) => module && componentName(path) === name);
  return (
    part && `${part.path} is a part of the component in its folder: export it from the index there, and import that.`
  );
}

function judgeImport(site: SiteInput, facts: FileFacts, { name, exports, place }: OwnImport, modules: Modules) {
  const base = { file: facts.path, ...place };
  const module = modules.get(name);
  if (!module) {
    const message = `There is no component \`${name}\` in content/components`;
    const hint = partHint(site, name) ?? didYouMean(name, modules.keys(), `Write content/components/${name}.tsx.`);
    return [{ ...base, code: 'mdx/unknown-component', message, hint }];
  }
  const value = module.client ? exports.find((one) => one !== 'default' && !/^[A-Z]/.test(one)) : undefined;
  if (value !== undefined) {
    const message = `\`${value}\` exists in browsers only: ${module.path} starts with 'use client'`;
    const hint = 'Documents can show its components. Keep values in a module of their own, without that line.';
    return [{ ...base, code: 'mdx/not-exported', message, hint }];
  }
  if (module.open) return [];
  return exports
    .filter((one) => !module.exports.includes(one))
    .map((one) => ({
      ...base,
      code: 'mdx/not-exported',
      message: `${module.path} does not export \`${one}\``,
      hint: didYouMean(one, module.exports, exportsOf(module)),
    }));
}

/** Uses of components and exports that the site lacks, and wrong uses of built-in components that it does not replace. */
export function ownComponents(site: SiteInput): FileProblem[] {
  const modules = ownModules(site);
  return site.files.flatMap((facts) => [
    ...(facts.components ?? []).flatMap((use) => judgeUse(site, facts, use, modules)),
    ...(facts.misuses ?? []).flatMap(({ component, ...problem }) =>
      modules.has(component) ? [] : [{ file: facts.path, ...problem }],
    ),
    ...(facts.ownImports ?? []).flatMap((one) => judgeImport(site, facts, one, modules)),
  ]);
}
