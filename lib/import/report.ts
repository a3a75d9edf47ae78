import escapeRegExp from 'lodash-es/escapeRegExp.js';
import { lineAt } from '../report/place';
import type { LoadedSite } from './load/load-site';

/** A remark on a site: something was changed, or could not be imported. */
export interface Remark {
  fate: 'changed' | 'left';
  text: string;
  /** `docusaurus.config.ts:12`, from the folder of the site. */
  place?: string;
  /** What the user can do. */
  next?: string;
  /** Address of the page that is lost. */
  route?: string;
}

/** Collects remarks during an import. */
export interface Report {
  readonly remarks: readonly Remark[];
  changed(text: string, place?: string): void;
  left(text: string, place: string | undefined, next: string, route?: string): void;
}

/** What every step of an import knows. */
export interface ImportContext {
  /** Folder of this project. */
  root: string;
  site: LoadedSite;
  report: Report;
}

/** An empty report. It drops repeated remarks. */
export function createReport(): Report {
  const remarks: Remark[] = [];
  function add(remark: Remark): void {
    if (!remarks.some(({ text, place }) => text === remark.text && place === remark.place)) remarks.push(remark);
  }
  return {
    remarks,
    changed: (text, place) => add({ fate: 'changed', text, ...(place !== undefined && { place }) }),
    left: (text, place, next, route) =>
      add({ fate: 'left', text, next, ...(place !== undefined && { place }), ...(route !== undefined && { route }) }),
  };
}

/** Place of a key in the configuration, as `file:line`; the file alone if the key is not found. */
export function placeOfKey({ configFile, configText }: LoadedSite, key: string): string {
  const index = configText.search(new RegExp(`(?<![\\w.])['"]?${escapeRegExp(key)}['"]?\\s*[:,(\\]]`));
  return index === -1 ? configFile : `${configFile}:${lineAt(configText, index)}`;
}
