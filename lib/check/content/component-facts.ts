import { hookOf, type ModuleImport, readComponentModule, withLoader } from '../../content/files/component-module';
import {
  docusaurusExports,
  docusaurusModules,
  isOfDocusaurus,
  missingExport,
} from '../../content/files/docusaurus-modules';
import { componentName, isTagName } from '../../mdx/components/component-name';
import { createLineIndex } from '../../report/place';
import { didYouMean, listNames } from '../../report/suggest';
import { type FactsTask, type FileFacts, noFacts } from './facts';
import type { Problem } from './types';

/** Why a component that is rendered on the server would fail, by what it uses of a module. */
function forBrowsers(taken: ModuleImport, code: string): string | undefined {
  const hook = hookOf(taken);
  if (hook !== undefined) return `\`${hook}\` works in browsers only, and this component is made on the server`;
  return taken.source === '@docusaurus/BrowserOnly' && /<BrowserOnly\b/.test(code)
    ? 'The function in <BrowserOnly> runs in browsers, and this component is made on the server'
    : undefined;
}

const ofData = 'Plugins gave it data in Docusaurus: put the data into content/components/data.json, and import that.';
const ofPage = 'A component knows nothing of its page: give it what it shows, such as <Name title="…" />.';
const ofConfig = 'Write: const { siteConfig } = useDocusaurusContext().';
/** What to write instead of hooks and modules that nothing stands for. */
const replacements: ReadonlyMap<string, string> = new Map([
  ['@docusaurus/useGlobalData', ofData],
  ['@site/docusaurus.config', ofConfig],
  ['useAllPluginInstancesData', ofData],
  ['useBlogPost', ofPage],
  ['useDoc', ofPage],
  ['usePluginData', ofData],
]);

/** What to write instead of an import that leads nowhere; undefined where nothing is known against it. */
function importProblem(taken: ModuleImport, code: string): Pick<Problem, 'message' | 'hint'> | undefined {
  const { source } = taken;
  const missing = missingExport(taken, code);
  if (missing !== undefined) {
    const offered = docusaurusExports[source];
    const all = offered ? `It offers ${listNames(offered, 'and')}.` : 'It offers its default alone.';
    const hint = replacements.get(missing) ?? `${all} Write what you need of it yourself.`;
    return { message: `"${source}" has no \`${missing}\` here`, hint };
  }
  if (withLoader.test(source))
    return {
      message: `A component cannot load "${source}": there are no loaders of webpack here`,
      hint: 'Export the text from a module, such as content/components/texts/name.js, and import that.',
    };
  if (/\.mdx?$/.test(source))
    return {
      message: `A document is no component here: "${source}"`,
      hint: 'Write its text into the component, or import it in the documents that show both.',
    };
  if (/\.svg$/.test(source))
    return {
      message: `An SVG is no component here: "${source}"`,
      hint: 'Put it into public/ and write <img src={useBaseUrl("/img/name.svg")} alt="" />.',
    };
  if (!isOfDocusaurus(source) || Object.hasOwn(docusaurusModules, source)) return undefined;
  if (/^@site\/(?:src\/components|static)\//.test(source)) return undefined;
  const others = 'docs/writing.md#your-own-components lists the modules there are. Write what you need of it yourself.';
  const [instead] = [...taken.names, source].flatMap((name) => replacements.get(name) ?? []);
  const hint = instead ?? didYouMean(source, Object.keys(docusaurusModules), others);
  return { message: `There is no "${source}" here`, hint };
}

/** Facts of a module of the site's own. It is parsed, never run. Modules of a CMS are refused. */
export function componentFacts(task: FactsTask, text: string): FileFacts {
  const lines = createLineIndex(text);
  if (task.untrusted) {
    const message = 'A component from the CMS is never run';
    const hint = 'Keep components in git, and out of `content.cms` in site.config.ts.';
    return noFacts(task, [{ code: 'untrusted/code', ...lines.place(0, 0), message, hint }]);
  }
  const module = readComponentModule(text, task.path);
  if (module.mistake) {
    const { start, end, message: reason, hint: help } = module.mistake;
    const message = `This code cannot be read: ${reason}`;
    const hint = help ?? 'Here it stops making sense. What is wrong may stand a little before.';
    return { ...noFacts(task, [{ code: 'component/syntax', ...lines.place(start, end), message, hint }]), module };
  }
  const problems = module.imports.flatMap((taken): Problem[] => {
    const { source, at } = taken;
    const place = lines.place(at, at + source.length);
    const flaw = importProblem(taken, text);
    const reason = module.client || !isTagName(componentName(task.path) ?? '') ? undefined : forBrowsers(taken, text);
    const hint = "Write 'use client'; as the first line.";
    return [
      ...(flaw ? [{ code: 'component/import', ...place, ...flaw }] : []),
      ...(reason === undefined ? [] : [{ code: 'component/no-client', ...place, message: reason, hint }]),
    ];
  });
  return { ...noFacts(task, problems), module };
}
