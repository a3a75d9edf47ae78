import type { Values } from '../../report/values';
import type { DocsPlugin } from '../choose-plugins';
import type { LoadedPlugin, LoadedSite } from '../load/load-site';
import type { Report } from '../report';

/** Settings on their way into site.config.ts; the schema judges them as a whole. */
export type Draft = Record<string, unknown>;

/** What the settings of a site are read from. */
export interface SettingsInput {
  site: LoadedSite;
  theme: Values;
  /** The docs and the blog that move in; the docs that need no id come first. */
  docs: readonly DocsPlugin[];
  blog: LoadedPlugin | undefined;
  report: Report;
  /** Place of a key of the configuration: `docusaurus.config.ts:12`. */
  placeOf(key: string): string;
}

/** The object without keys that have no value; undefined where none is left. */
export function defined(values: Draft): Draft | undefined {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
