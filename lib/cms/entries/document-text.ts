import { isYaml, splitFrontMatter } from '../../content/files/split-front-matter';
import type { FieldModel } from './field-model';
import type { FieldValues } from './field-values';
import { mergeYaml } from './merge-yaml';

/** A Markdown file in two: the front matter with its fences as it stands there, and the rest. */
export interface DocumentParts {
  head: string;
  body: string;
}

/** Cuts a Markdown file; `head` is empty where it has no front matter. Both joined are the file again. */
export function splitDocument(text: string): DocumentParts {
  const found = splitFrontMatter(text);
  if (!found?.closed) return { head: '', body: text };
  return { head: text.slice(0, found.bodyStart), body: text.slice(found.bodyStart) };
}

/** YAML between the fences of a head. */
export function yamlOf(head: string): string {
  return splitFrontMatter(head)?.yaml ?? '';
}

/** Whether a body opens as front matter does. Written below a head it would be text, and in a file without one be read. */
export function opensWithFence(body: string): boolean {
  return splitFrontMatter(body.trimStart()) !== undefined;
}

/** Whether the text is front matter, whole and in YAML, and nothing else. */
function isSound(head: string): boolean {
  const found = splitFrontMatter(head);
  return found?.closed === true && found.bodyStart === head.length && isYaml(found);
}

/**
 * Text of a Markdown file from the fields and the body of an entry.
 * @param head what the entry was imported with; trusted for its form only, and left out where it is no front matter
 * @throws Error where YAML in a field is broken, or the text would be split at another place
 */
export function documentText(head: string, models: readonly FieldModel[], values: FieldValues, body: string): string {
  const sound = isSound(head) ? head : '';
  const source = yamlOf(sound);
  const yaml = mergeYaml(source, models, values);
  if (sound !== '' && yaml === source) return sound + body;
  const end = sound.includes('\r\n') ? '\r\n' : '\n';
  const text = yaml === '' ? body : `---${end}${yaml}---${end}${body}`;
  // Whatever the fields hold, the reader of the file has to find the body where the CMS has it.
  if (splitDocument(text).body !== body) throw new Error('its fields cannot be written as front matter');
  return text;
}
