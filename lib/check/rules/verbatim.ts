import groupBy from 'lodash-es/groupBy.js';
import { ownPath } from '../../content/files/own-path';
import { fullAddress, normalizeRoute } from '../../content/links/resolve-link';
import { isGeneratedFile } from '../../content/model/site-routes';
import { allowedSources, policySources } from '../../publish/content-policy';
import { countOf } from '../../report/count-of';
import type { FileFacts, Verbatim } from '../content/facts';
import type { FileProblem, SiteInput } from '../content/site-input';
import { isRefused, policyHint, refusedMessage } from '../refused';
import { addressHint } from './links';

type Found = Required<Pick<FileProblem, 'code' | 'message' | 'hint'>>;

/** Whether pages of the site may load an address, by the directive that decides on it. */
type Policy = (url: string, directive: string) => Found | undefined;

function createPolicy({ config }: SiteInput): Policy {
  const sources = policySources(allowedSources(config));
  return (url, directive) =>
    isRefused(url, sources.get(directive), config.url)
      ? { code: 'file/refused', message: refusedMessage(url), hint: policyHint(url, directive, config.url) }
      : undefined;
}

/** What browsers make of an address on the page of a file. */
function lookUp(site: SiteInput, facts: FileFacts, url: string): Found | undefined {
  const { config } = site;
  const page = `${config.url}${config.basePath}${site.permalinks.get(facts.path) ?? '/'}`;
  if (url === '' || url.startsWith('#') || !URL.canParse(url, page)) return undefined;
  const target = new URL(url, page);
  if (!/^https?:$/.test(target.protocol) || target.host !== new URL(page).host) return undefined;
  const path = ownPath(target.href, config);
  if (path === undefined)
    return fullAddress.test(url)
      ? undefined
      : {
          code: 'link/outside',
          message: `${url} lies outside the base path, where this site has no pages`,
          hint: `Nothing adds the base path here: write ${config.basePath}${target.pathname}.`,
        };
  if (site.routes.has(normalizeRoute(path)) || isGeneratedFile(path, site)) return undefined;
  if (site.resolveImage('', target.href).file) return undefined;
  const message = `The file ${url} does not exist: browsers look for ${target.pathname}`;
  const hint =
    addressHint(url) ??
    'Nothing resolves this address: put the file into public/, and write its path with the base path.';
  return { code: fullAddress.test(url) ? 'link/own-address' : 'file/missing', message, hint };
}

function judge(site: SiteInput, policy: Policy, facts: FileFacts, address: Verbatim): Found | undefined {
  const { url, directive, isFile } = address;
  return (directive && policy(url, directive)) || (isFile ? undefined : lookUp(site, facts, url));
}

/** Says of the refused addresses in a file once for each host what to do, and how many there are. */
function once(problems: readonly FileProblem[]): FileProblem[] {
  const ofHosts = groupBy(problems, ({ code, hint }) => (code === 'file/refused' ? hint : ''));
  return problems.flatMap((problem) => {
    const [first, ...others] = (problem.code === 'file/refused' && ofHosts[problem.hint ?? '']) || [problem];
    if (first !== problem) return [];
    const hint = `${problem.hint} So it is with ${countOf(others.length, 'more address', 'more addresses')} in this file.`;
    return [others.length > 0 ? { ...problem, hint } : problem];
  });
}

/** Addresses that go into the page as they are written, and what pages load from other sites. */
export function verbatim(site: SiteInput): FileProblem[] {
  const policy = createPolicy(site);
  return site.files.flatMap((facts) =>
    once([
      ...facts.verbatim.flatMap((address) => {
        const found = judge(site, policy, facts, address);
        return found ? [{ file: facts.path, ...address.place, ...found }] : [];
      }),
      ...facts.images.flatMap(({ url, place, preview }) => {
        const found = preview ? undefined : policy(url, 'img-src');
        return found ? [{ file: facts.path, ...place, ...found }] : [];
      }),
    ]),
  );
}
