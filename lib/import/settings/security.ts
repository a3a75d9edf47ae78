import { type PlannedFile, textOfPlanned } from '../files/planned-file';
import { scanHosts, scanPortraits } from '../files/scan-hosts';
import type { Report } from '../report';
import type { Draft } from './draft';

/** Other hosts that imported documents and components load from, for the content policy. */
export function securitySettings(files: readonly PlannedFile[], report: Report): Draft | undefined {
  const hosts = new Map<string, Set<string>>();
  for (const planned of files) {
    const { to, from } = planned;
    if (!/^content\/.*\.(?:mdx?|[jt]sx?|ya?ml)$/.test(to)) continue;
    const source = textOfPlanned(planned);
    const isCode = /\.[jt]sx?$/.test(to);
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
      else hosts.set(directive, (hosts.get(directive) ?? new Set()).add(origin));
    }
  }
  if (hosts.size === 0) return undefined;
  const csp = Object.fromEntries([...hosts].sort().map(([directive, origins]) => [directive, [...origins].sort()]));
  const named = [...new Set(Object.values(csp).flat())].join(', ');
  report.changed(`Pages may load from ${named}, as their documents do: \`security.csp\``);
  return { csp };
}
