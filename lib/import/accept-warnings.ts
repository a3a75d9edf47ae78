import { lenientCodes, type SiteConfigInput } from '../../schema/site';
import type { Diagnostic } from '../report/diagnostic';
import { recordOf } from '../report/values';
import { type Staged, stageFiles } from './files/stage-files';
import type { LoadedSite } from './load/load-site';
import { placeOfKey, type Report } from './report';
import { withoutPages } from './settings/leftovers';
import { printConfig } from './settings/print-config';

type Lenient = (typeof lenientCodes)[number];

/** Option of Docusaurus → codes of the faults that fail its build, unless the site set the option otherwise. */
const strictBy: Readonly<Record<string, readonly Lenient[]>> = {
  onBrokenLinks: ['link/broken-route'],
  onBrokenMarkdownImages: ['image/missing'],
};

const component = /^content\/components\/.*\.[jt]sx?$/;

/** Plugins whose pages did not come, but those of Docusaurus, and addresses of lost pages. Links to them worked there. */
function lostPages(site: LoadedSite, { remarks }: Report): string[] {
  const plugins = site.plugins.filter(
    ({ kind, name, bundles }) =>
      kind === 'other' && !bundles && /^(?!@docusaurus\/|preset: )[@\w]/.test(name) && withoutPages(name) === undefined,
  );
  const routes = remarks.flatMap(({ route }) => route ?? []);
  return [...new Set(plugins.map(({ name }) => name)), ...routes];
}

/** What Docusaurus lets this site have. */
function accepted({ config }: LoadedSite): ReadonlySet<string> {
  const hooks = recordOf(recordOf(config['markdown'])['hooks']);
  const strict = Object.entries(strictBy).flatMap(([key, codes]) =>
    (config[key] ?? hooks[key] ?? 'throw') === 'throw' ? codes : [],
  );
  // For Docusaurus a link to a missing file is a broken link.
  const files = strict.includes('link/broken-route') ? (['link/broken-file'] as const) : [];
  return new Set(lenientCodes.filter((code) => ![...strict, ...files].includes(code)));
}

/** Makes warnings of faults that the site has and Docusaurus lets pass, so that it builds. Returns the findings. */
export function acceptWarnings(
  diagnostics: readonly Diagnostic[],
  into: Staged & { site: LoadedSite; settings: SiteConfigInput; report: Report },
): Diagnostic[] {
  const { site, settings, files, report } = into;
  const allowed = accepted(site);
  const faults = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code));
  // Links in components are only known once their pages are made.
  if ([...files.keys()].some((path) => component.test(path))) faults.add('link/broken-route');
  const makers = allowed.has('link/broken-route') ? [] : lostPages(site, report);
  const lost = makers.length > 0 && faults.has('link/broken-route') ? 'link/broken-route' : undefined;
  const warnings = lenientCodes.filter((code) => code === lost || (allowed.has(code) && faults.has(code)));
  if (warnings.length === 0) return [...diagnostics];
  const text = printConfig({ ...settings, contentCheck: { ...settings.contentCheck, warnings } });
  stageFiles(into, [{ to: 'site.config.ts', text }]);
  if (lost !== undefined)
    report.changed(
      `Links may lead to pages that did not come (${makers.join(', ')}), so those that lead nowhere are warnings: ${lost} (\`contentCheck.warnings\`)`,
    );
  const built = warnings.filter((code) => code !== lost);
  if (built.length > 0)
    report.changed(
      `Docusaurus builds the site with such faults, so they are warnings here: ${built.join(', ')} (\`contentCheck.warnings\`)`,
      placeOfKey(site, 'onBrokenLinks'),
    );
  const isLenient = new Set<string>(warnings);
  return diagnostics.map((found) => (isLenient.has(found.code) ? { ...found, severity: 'warning' } : found));
}
