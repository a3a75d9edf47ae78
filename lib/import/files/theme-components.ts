import { join } from 'node:path';
import { elementNames } from '../../check/content/html-elements';
import { docusaurusModules } from '../../content/files/docusaurus-modules';
import { builtInModules, componentProps } from '../../mdx/components/components';
import { type CodePlan, wantOf } from './plan-code';
import type { PlanInput, PlannedFile } from './planned-file';
import { rewriteAddresses } from './rewrite-addresses';
import { locateModule } from './roots';
import { type ThemeModule, withoutOriginals } from './theme-module';
import { passingOn } from './use-client';

/** Names of components of Docusaurus that documents here may use without an import anyway. */
const builtIn: ReadonlySet<string> = new Set(
  [...builtInModules.values()]
    .flatMap((names) => Object.values(names))
    .filter((name) => Object.hasOwn(componentProps, name)),
);

/** Advice about a component or an element that was not imported. */
function remedyFor(name: string): string {
  if (elementNames.has(name))
    return 'Elements are the same everywhere here: write what is missed of its looks into site.css.';
  const own = name.replace(/^[^A-Z]/, (sign) => sign.toUpperCase());
  const way = own === name ? '' : `, and write <${own}> where documents name it`;
  return `Write it as content/components/${own}.tsx${way}.`;
}

/** Imports the module itself for the components that it makes; undefined if it cannot run here. */
function addModule({ from, text }: ThemeModule, input: PlanInput, code: CodePlan): string | undefined {
  const place = withoutOriginals(from, text) === undefined ? undefined : locateModule(input.roots, from);
  if (!place) return undefined;
  const change = (written: string) => withoutOriginals(from, written) ?? written;
  const file = { from, file: join(input.site.dir, from), to: place.to };
  if (code.flawOf(file, change)) return undefined;
  code.add(file, change);
  return place.alias.replace(/\.\w+$/, '');
}

/** Imports the components that src/theme/MDXComponents gives to all documents, each as a component of that name. */
export function planThemeComponents(
  input: PlanInput,
  theme: ThemeModule,
  known: ReadonlySet<string>,
  { code, documents }: { code: CodePlan; documents: readonly string[] },
): PlannedFile[] {
  const { from, text } = theme;
  return theme.entries.flatMap(({ name, value, source, place, passed: written }): PlannedFile[] => {
    if (known.has(name) || builtIn.has(name) || (source && /\.mdx?$/.test(source))) return [];
    const isHere = source !== undefined && (/^(?:@site|\.)/.test(source) || Object.hasOwn(docusaurusModules, source));
    if (/^[A-Z]/.test(name) && written !== undefined && isHere) {
      const to = `content/components/${name}.jsx`;
      const moved = rewriteAddresses(written, { from, to }, input.roots);
      const flaw = code.flawOfNamed(moved.code);
      if (!flaw || documents.some((one) => new RegExp(`<${name}\\b`).test(one))) {
        code.addNamed(moved.code);
        return [{ to, from, text: moved.text }];
      }
      const next = `Write what it needs of it yourself, in content/components/${name}.tsx.`;
      input.report.left(`<${name}>, which no document names, in code that imports ${wantOf(flaw)}`, flaw.place, next);
    } else if (!/^@(?:theme|docusaurus)/.test(source ?? '') && !/<MDXHeading\b/.test(value)) {
      const module = /^[A-Z]/.test(name) ? addModule(theme, input, code) : undefined;
      if (module !== undefined) {
        const passed = `import components from '${module}';\n\nexport default components.${name};\n`;
        return [{ to: `content/components/${name}.jsx`, from, text: passingOn(passed, text) }];
      }
      input.report.left(`<${name}> as the site makes it`, place, remedyFor(name));
    }
    return [];
  });
}
