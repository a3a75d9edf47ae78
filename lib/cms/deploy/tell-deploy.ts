import { randomUUID } from 'node:crypto';
import { reasonOf } from '../../report/reason-of';
import { printable } from '../sync-error';
import { type DeployReport, longestReason } from './deploy-report';

/** Values of CMS_REPORT: the state at the end of a build. */
const meanings = ['built', 'live'] as const;

interface Teller {
  url: string;
  apiKey: string;
  print: (line: string) => void;
}

/** Sends a report to a CMS. A failure is printed in a line, and does not stop the build. @returns whether it was accepted */
export async function tellDeploy({ url, apiKey, print }: Teller, report: DeployReport) {
  const base = url.replace(/\/+$/, '');
  try {
    const response = await fetch(`${base}/api/deploy-status`, {
      method: 'POST',
      headers: { authorization: `users API-Key ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(report),
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    });
    await response.body?.cancel();
    if (response.ok) return true;
    throw new Error(`status ${response.status}`);
  } catch (error) {
    const reason = reasonOf(error);
    print(`The CMS at ${base} was not told that the site is ${report.state}: ${printable(reason)}.`);
    return false;
  }
}

const silent = { begins: async () => {}, ends: async (_problem?: string) => {} };

/** Page of the build on well-known hosts. */
function logOf(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
  const page = server && repository && run ? `${server}/${repository}/actions/runs/${run}` : env['CI_JOB_URL'];
  return page !== undefined && URL.canParse(page) ? page : undefined;
}

/** Makes the reporter of a build, which never throws, and tells nothing unless CMS_REPORT asks for it. */
export function buildTeller(env: Readonly<Record<string, string | undefined>>, print: (line: string) => void) {
  const { CMS_URL: url, CMS_API_KEY: apiKey, CMS_REPORT: wanted } = env;
  if (!wanted) return silent;
  const meaning = meanings.find((one) => one === wanted);
  if (!url || !apiKey || !meaning) {
    print(
      meaning
        ? 'CMS_REPORT is set without CMS_URL and CMS_API_KEY: the CMS is told nothing.'
        : `CMS_REPORT is ${printable(wanted)}: write built or live. The CMS is told nothing.`,
    );
    return silent;
  }
  const log = logOf(env);
  const own = { build: randomUUID(), ...(log && { log }) };
  const tell = async (report: DeployReport) => void (await tellDeploy({ url, apiKey, print }, report));
  return {
    begins: () => tell({ ...own, state: 'building' }),
    ends: (problem?: string) =>
      tell({
        ...own,
        ...(problem === undefined ? { state: meaning } : { state: 'failed', reason: problem.slice(0, longestReason) }),
      }),
  };
}
