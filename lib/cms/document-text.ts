import type { FieldModel } from './field-model';
import type { FieldValues } from './field-values';
import { mergeYaml } from './merge-yaml';

const opening = /^\uFEFF?---[ \t]*\r?\n/;
const closing = /^---[ \t]*(?:\r?\n|$)/m;

/** A Markdown file in two: the front matter with its fences as it stands there, and the rest. */
export interface DocumentParts {
  head: string;
  body: string;
}

/** Cuts a Markdown file; `head` is empty where it has no front matter. Both joined are the file again. */
export function splitDocument(text: string): DocumentParts {
  const open = opening.exec(text)?.[0];
  const close = open === undefined ? null : closing.exec(text.slice(open.length));
  if (open === undefined || !close) return { head: '', body: text };
  const end = open.length + close.index + close[0].length;
  return { head: text.slice(0, end), body: text.slice(end) };
}

/** YAML between the fences of a head. */
export function yamlOf(head: string): string {
  const start = opening.exec(head)?.[0].length ?? 0;
  return head.slice(start).replace(/---[ \t]*(?:\r?\n)?$/, '');
}

/** Whether a body opens as front matter does. Written below a head it would be text, and in a file without one be read. */
export function opensWithFence(body: string): boolean {
  return /^\s*---(?!-)/.test(body);
}

/**
 * Text of a Markdown file from the fields and the body of an entry.
 * @param head what the entry was imported with; trusted for its form only, and left out where it is no front matter
 * @throws Error where YAML in a field is broken
 */
export function documentText(head: string, models: readonly FieldModel[], values: FieldValues, body: string): string {
  const sound = splitDocument(head).head === head ? head : '';
  const source = yamlOf(sound);
  const yaml = mergeYaml(source, models, values);
  if (sound !== '' && yaml === source) return sound + body;
  const end = sound.includes('\r\n') ? '\r\n' : '\n';
  return yaml === '' ? body : `---${end}${yaml}---${end}${body}`;
}
