import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteLink } from '../../schema/link';
import type { Content } from '../content/model/load-content';
import { latestVersion, routeIn } from '../content/model/version-links';
import { recordOf } from '../report/values';
import { blogPlugins, docsPlugins } from './choose-plugins';
import { firstDoc, modelOf, routesOf } from './content-model';
import { redirectPages } from './files/code-page';
import { withFormat } from './files/front-matter';
import { planNodeModules } from './files/node-modules';
import { planFiles } from './files/plan-files';
import type { PlanInput } from './files/planned-file';
import { rootsOf } from './files/roots';
import { stageFiles } from './files/stage-files';
import { planGeneratedSidebars } from './generated-sidebars';
import { planHomePage } from './home-page';
import { askSite } from './load/load-site';
import { isCode } from './load/plain-value';
import { planOwnAddresses } from './own-addresses';
import { runOwnFunctions } from './own-functions';
import { type ImportContext, placeOfKey } from './report';
import { contentSettings } from './settings/content-plugins';
import { type Draft, defined, type SettingsInput } from './settings/draft';
import type { PlainLink } from './settings/draft-link';
import { dropLinks, leadsSomewhere } from './settings/drop-links';
import { fitSchema } from './settings/fit-schema';
import { ownFrontMatterKeys } from './settings/front-matter-keys';
import { generalSettings } from './settings/general';
import { reportLeftovers } from './settings/leftovers';
import { navbarSettings } from './settings/navbar';
import {
  type DraftRedirect,
  extensionRedirects,
  redirectsOfMadePages,
  usefulRedirects,
  writtenRedirects,
} from './settings/plugin-redirects';
import { printConfig } from './settings/print-config';
import { securitySettings } from './settings/security';
import { customSheets, reportSheet } from './settings/theme-settings';
import { clashingClasses, renameClasses } from './styles/class-clashes';
import { planComponentSheets } from './styles/component-sheets';
import { withImports } from './styles/imported-sheets';
import { knownUtilities } from './styles/known-utilities';
import { planSiteStyles } from './styles/site-styles';
import { clashingVariables, renameVariables } from './styles/variable-clashes';

interface ConvertOptions extends ImportContext {
  /** Folder that is written to; empty. */
  stage: string;
}

/** The same, with the pages in code that only redirect. */
type WithPages = ConvertOptions & { pages: ReturnType<typeof redirectPages> };

/** Redirects from pages that only redirect, without that of the home page if a doc is the start page. */
function redirectsOfPages({ pages, report }: WithPages): DraftRedirect[] {
  const others = pages.filter(({ from }) => from !== '/');
  for (const { from, to, place } of others)
    report.changed(`A page in code that only leads on is a redirect now: ${from} to ${to}`, place);
  return others.map(({ from, to }) => ({ from, to }));
}

/** The link with its route, if it names a doc or a sidebar. */
function withRoute(link: SiteLink, content: Content | undefined): PlainLink[] {
  if (!('docId' in link || 'sidebarId' in link)) return [link];
  const version = content && latestVersion(content);
  const to = version && routeIn(version, link);
  return to === undefined ? [] : [{ label: link.label, to }];
}

async function redirectsOf(options: WithPages, input: SettingsInput, content: Content | undefined) {
  const { root, site, stage, report } = options;
  const ofPages = redirectsOfPages(options);
  const routes = content ? routesOf(content) : [];
  const makes = site.plugins.some((plugin) => isCode(plugin.options['createRedirects']));
  const made = makes ? (await askSite({ root, siteDir: site.dir }, { routes })).redirects : [];
  const leads = leadsSomewhere(content, [], join(stage, 'public'));
  const own = content ? redirectsOfMadePages(input, content.posts.length) : [];
  const asked = [...writtenRedirects(site.plugins), ...extensionRedirects(site.plugins, routes), ...made];
  return usefulRedirects([...ofPages, ...asked, ...own], new Set(routes)).filter(({ from, to }) => {
    // The home page is written last, so that it is not there yet.
    if (!content || to === '/' || leads(to)) return true;
    const text = `The redirect from ${from} to ${to}, where no page is now`;
    report.left(text, site.configFile, 'Add it to `redirects` once the page is there.');
    return false;
  });
}

/** The content in the stage by the settings so far; undefined if there is none, or if the check has to say why. */
function contentOf(draft: Draft, { site, stage, report }: ConvertOptions): Content | undefined {
  const contentDir = join(stage, 'content');
  if (!existsSync(contentDir)) return undefined;
  return modelOf(contentDir, fitSchema({ ...draft, navbar: {} }, report, site.configFile).site);
}

/** Adds the settings that name pages. Their routes are known once the files are planned. */
async function settingsWithRoutes(draft: Draft, input: SettingsInput, options: WithPages) {
  const { stage, site, report, pages } = options;
  const place = site.configFile;
  const content = contentOf(draft, options);
  const navbar = navbarSettings(input, content);
  const version = content && latestVersion(content);
  const redirects = await redirectsOf(options, input, content);
  const home = pages.find(({ from }) => from === '/');
  const start = home && version?.byPermalink.get(home.to);
  if (start) report.changed(`The home page leads to the doc ${start.id}: \`mainDoc\``, home.place);
  const whole: Draft = {
    ...draft,
    ...defined({
      mainDoc: version && (start ?? firstDoc(version))?.id,
      navbar,
      redirects: redirects.length > 0 ? redirects : undefined,
    }),
  };
  // Leave out a link that only leads to the home page.
  const further = redirects.filter(({ to }) => to !== '/');
  const leads = leadsSomewhere(content, further, join(stage, 'public'));
  const kept = content ? dropLinks(whole, leads, place, report) : whole;
  const links = [...navbar.left, ...navbar.right].flatMap((item) => ('items' in item ? [] : withRoute(item, content)));
  return { ...fitSchema(kept, report, place), content, links, leads, startsAtDoc: start !== undefined };
}

/**
 * Converts a loaded site into files of this project, in the stage folder.
 * @returns path → hash of each file, the settings, and the pages; no pages if the content check has to report errors first
 */
export async function convertSite(options: ConvertOptions) {
  const { root, site, stage, report } = options;
  const docs = docsPlugins(site);
  const blogs = blogPlugins(site, report);
  const [blog] = blogs;
  const { texts, roots } = await runOwnFunctions(options, rootsOf(site, docs, blogs));
  const pages = redirectPages(site, roots);
  const planInput: PlanInput = {
    ...{ root, site, report, roots, docs, blog, texts },
    redirectPages: new Set(pages.map(({ place }) => place)),
    knows: await knownUtilities(root),
  };
  const { files, sheets: named } = planFiles(planInput);
  const asPlanned = planComponentSheets(files, planInput);
  const sheets = withImports(named, site.dir);
  for (const sheet of sheets) reportSheet(sheet, site.dir, report);
  const allSheets = [...new Set([...customSheets(site), ...sheets])];
  const clashes = {
    variables: clashingVariables(site, allSheets, root),
    classes: clashingClasses(asPlanned, allSheets, { siteDir: site.dir, root }),
  };
  const withNames = renameClasses(renameVariables(asPlanned, clashes.variables, report), clashes.classes, report);
  const planned = withNames.map((file) => withFormat(file, site));
  planned.push(...planNodeModules(planned, report));
  const styles = planSiteStyles(planned, planInput, allSheets, clashes);
  const theme = recordOf(site.config['themeConfig']);
  const input: SettingsInput = { site, docs, blog, report, theme, placeOf: (key) => placeOfKey(site, key) };
  const general = generalSettings(input, planned);
  const staged = { stage, files: new Map<string, string>() };
  stageFiles(staged, [...planned, ...styles]);
  const draft: Draft = {
    ...general,
    ...contentSettings(input),
    ...defined({
      security: securitySettings(planned, general['customFields'], report),
      allowedFrontMatter: ownFrontMatterKeys(planned, report),
    }),
  };
  const contentDir = join(stage, 'content');
  const first = contentOf(draft, options);
  if (first) {
    const addressed = planOwnAddresses(first, contentDir, report);
    const sidebars = await planGeneratedSidebars({ ...options, docs, contentDir }, first);
    stageFiles(staged, [...addressed, ...sidebars]);
  }
  const whole = await settingsWithRoutes(draft, input, { ...options, pages });
  const { input: settings, content, links, leads, startsAtDoc } = whole;
  const home =
    startsAtDoc || staged.files.has('content/pages/index.mdx')
      ? undefined
      : planHomePage(site, roots, links, leads, new Set(staged.files.keys()), report);
  const config = { to: 'site.config.ts', text: printConfig(settings) };
  stageFiles(staged, home ? [withFormat(home, site), config] : [config]);
  reportLeftovers(input, [...staged.files.keys()], leads);
  return { files: staged.files, settings, content };
}
