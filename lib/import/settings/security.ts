import { type PlannedFile, textOfPlanned } from '../files/planned-file';
import { asksUnknownHosts, scanHosts, scanPortraits } from '../files/scan-hosts';
import type { Report } from '../report';

/** Other sites that the documents, components and custom fields of a site load from, for the content policy. */
export function securitySettings(files: readonly PlannedFile[], customFields: unknown, report: Report) {
  const hosts = new Map<string, Set<string>>();
  const add = (directive: string, origin: string) =>
    hosts.set(directive, (hosts.get(directive) ?? new Set()).add(origin));
  for (const [directive, origin] of scanHosts(JSON.stringify(customFields ?? ''), true)) add(directive, origin);
  for (const planned of files) {
    const { to, from } = planned;
    if (!/^content\/(?:.*\.(?:mdx?|[jt]sx?|ya?ml)|components\/.*\.json)$/.test(to)) continue;
    const source = textOfPlanned(planned);
    const isCode = /\.(?:[jt]sx?|json)$/.test(to);
    if (isCode && asksUnknownHosts(source))
      report.left(
        'The hosts that components ask for data are computed or given to them',
        from,
        'Allow those of other sites in `security.csp`, `connect-src`: browsers ask no others.',
      );
    const portraits = isCode ? [] : scanPortraits(source);
    for (const [directive, origin] of [
      ...scanHosts(source, isCode),
      ...portraits.map((host) => ['img-src', host] as const),
    ]) {
      if (directive === 'script-src')
        report.left(
          `A script of ${origin}`,
          from,
          'Scripts of others run only where `security.csp` allows them; see docs/security.md.',
        );
      else add(directive, origin);
    }
  }
  if (hosts.size === 0) return undefined;
  const csp = Object.fromEntries([...hosts].sort().map(([directive, origins]) => [directive, [...origins].sort()]));
  const named = [...new Set(Object.values(csp).flat())].join(', ');
  report.changed(`Pages may load from ${named}, as their documents do: \`security.csp\``);
  return { csp };
}
