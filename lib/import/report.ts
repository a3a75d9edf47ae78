import escapeRegExp from 'lodash-es/escapeRegExp.js';
import { lineAt } from '../report/place';
/** Something a move says of a site: what was changed on the way, or what could not come. */
export interface Remark {
  fate: 'changed' | 'left';
  text: string;
  /** `docusaurus.config.ts:12`, from the folder of the site. */
  place?: string;
  /** What to do about it. */
  next?: string;
}

/** Collects what is said of a site while it is moved in. */
export interface Report {
  readonly remarks: readonly Remark[];
  changed(text: string, place?: string): void;
  left(text: string, place: string | undefined, next: string): void;
}

/** An empty report. A remark that was made already is not repeated. */
export function createReport(): Report {
  const remarks: Remark[] = [];
  function add(remark: Remark): void {
    if (!remarks.some(({ text, place }) => text === remark.text && place === remark.place)) remarks.push(remark);
  }
  return {
    remarks,
    changed: (text, place) => add({ fate: 'changed', text, ...(place !== undefined && { place }) }),
    left: (text, place, next) => add({ fate: 'left', text, next, ...(place !== undefined && { place }) }),
  };
}

/** Place of a key in the text of a file: `file:line`, or the file where it is not written out. */
export function placeOfKey(file: string, text: string, key: string): string {
  const written = escapeRegExp(key);
  const index = text.search(new RegExp(`(?<![\\w.])['"]?${written}['"]?\\s*[:,(\\]]`));
  return index === -1 ? file : `${file}:${lineAt(text, index)}`;
}
