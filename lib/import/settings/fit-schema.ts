import { type SiteConfig, type SiteConfigInput, siteSchema } from '../../../schema/site';
import { keyName } from '../../config/config-places';
import { recordOf } from '../../report/values';
import type { Report } from '../report';
import type { Draft } from './draft';

function without(value: unknown, path: readonly PropertyKey[]): unknown {
  const [first, ...rest] = path;
  if (typeof value !== 'object' || value === null || first === undefined) return value;
  if (Array.isArray(value))
    return value.flatMap((item, index) => (index !== first ? [item] : rest.length > 0 ? [without(item, rest)] : []));
  const entries = Object.entries(value).flatMap(([key, item]) =>
    key !== first ? [[key, item]] : rest.length > 0 ? [[key, without(item, rest)]] : [],
  );
  return Object.fromEntries(entries);
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (Array.isArray(part) ? part[Number(key)] : recordOf(part)[String(key)]),
    value,
  );
}

const required: Draft = { title: 'Documentation', url: 'https://example.com', basePath: '/' };

/** Removes and reports settings that the schema refuses, so that one wrong colour does not stop an import. */
export function fitSchema(draft: Draft, report: Report, place: string): { input: SiteConfigInput; site: SiteConfig } {
  let input: Draft = draft;
  let last = '';
  for (let round = 0; round < 20; round++) {
    const result = siteSchema.safeParse(input);
    if (result.success) return { input: input as SiteConfigInput, site: result.data };
    const written = input;
    const gone = new Set<string>();
    // From the last, so that the numbers of those before stay true.
    for (const issue of result.error.issues.toReversed()) {
      last = `${keyName(issue.path)} ${issue.message}`;
      const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
      for (const path of paths) {
        const value = at(written, path);
        // A key that must be there went in an earlier round: what holds it goes too.
        const lost = value === undefined ? path.slice(0, -1) : path;
        if (gone.has(keyName(lost))) continue;
        gone.add(keyName(lost));
        input = { ...required, ...(without(input, lost) as Draft) };
        if (value === undefined) continue;
        const flaw = issue.code === 'unrecognized_keys' ? 'has no place here' : issue.message;
        const shown = typeof value === 'string' ? ` "${value}"` : '';
        report.left(`\`${keyName(path)}\`${shown} ${flaw}`, place, 'Set it in site.config.ts.');
      }
    }
  }
  throw new Error(`The settings do not fit site.config.ts: ${last}`);
}
