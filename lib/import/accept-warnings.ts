import { lenientCodes, type SiteConfigInput } from '../../schema/site';
import type { Diagnostic } from '../report/diagnostic';
import { recordOf } from '../report/values';
import { stageFiles } from './files/stage-files';
import type { LoadedSite } from './load/load-site';
import { placeOfKey, type Report } from './report';
import { printConfig } from './settings/print-config';

type Lenient = (typeof lenientCodes)[number];

/** Codes of what the site had to mend before Docusaurus built it, unless it said otherwise. */
const strictBy: Readonly<Record<string, readonly Lenient[]>> = {
  onBrokenLinks: ['link/broken-route'],
  onBrokenMarkdownImages: ['image/missing'],
};

const component = /^content\/components\/.*\.[jt]sx?$/;

/** What Docusaurus lets this site have. */
function accepted({ config }: LoadedSite): ReadonlySet<string> {
  const hooks = recordOf(recordOf(config['markdown'])['hooks']);
  const strict = Object.entries(strictBy).flatMap(([key, codes]) =>
    (config[key] ?? hooks[key] ?? 'throw') === 'throw' ? codes : [],
  );
  // A link to a file that is not there is a broken link to Docusaurus, once the page is made.
  const files = strict.includes('link/broken-route') ? (['link/broken-file'] as const) : [];
  return new Set(lenientCodes.filter((code) => ![...strict, ...files].includes(code)));
}

/**
 * Lets a site build with the faults it was built with before: what Docusaurus only warned of, or did not look at, is a
 * warning of its content check. Only what is there is let pass.
 * @returns the findings with the severity they have then
 */
export function acceptWarnings(
  diagnostics: readonly Diagnostic[],
  into: {
    site: LoadedSite;
    settings: SiteConfigInput;
    stage: string;
    files: Map<string, string>;
    report: Report;
  },
): Diagnostic[] {
  const { site, settings, stage, files, report } = into;
  const allowed = accepted(site);
  const faults = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code));
  // Links of components are known once their pages are made.
  if ([...files.keys()].some((path) => component.test(path))) faults.add('link/broken-route');
  const warnings = lenientCodes.filter((code) => allowed.has(code) && faults.has(code));
  if (warnings.length === 0) return [...diagnostics];
  const text = printConfig({ ...settings, contentCheck: { ...settings.contentCheck, warnings } });
  for (const [path, hash] of stageFiles(stage, [{ to: 'site.config.ts', text }])) files.set(path, hash);
  report.changed(
    `Docusaurus builds the site with such faults, so they are warnings here: ${warnings.join(', ')} (\`contentCheck.warnings\`)`,
    placeOfKey(site.configFile, site.configText, 'onBrokenLinks'),
  );
  const isLenient = new Set<string>(warnings);
  return diagnostics.map((found) => (isLenient.has(found.code) ? { ...found, severity: 'warning' } : found));
}
