import type { Values } from '../../report/values';
import type { DocsPlugin } from '../choose-plugins';
import type { LoadedPlugin, LoadedSite } from '../load/load-site';
import type { Report } from '../report';

/** Settings before they are validated. */
export type Draft = Record<string, unknown>;

/** What settings are derived from. */
export interface SettingsInput {
  site: LoadedSite;
  theme: Values;
  /** The imported docs and blog; the main docs come first. */
  docs: readonly DocsPlugin[];
  blog: LoadedPlugin | undefined;
  report: Report;
  /** Place of a key in the configuration, such as `docusaurus.config.ts:12`. */
  placeOf(key: string): string;
}

/** Removes keys without a value; undefined if none is left. */
export function defined(values: Draft): Draft | undefined {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
