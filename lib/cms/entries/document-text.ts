import { isYaml, splitFrontMatter } from '../../content/files/split-front-matter';
import type { FieldModel } from './field-model';
import type { FieldValues } from './field-values';
import { mergeYaml } from './merge-yaml';

/** Splits a Markdown file into front matter with its fences, empty if there is none, and the rest. Both joined are the file. */
export function splitDocument(text: string): { head: string; body: string } {
  const found = splitFrontMatter(text);
  if (!found?.closed) return { head: '', body: text };
  return { head: text.slice(0, found.bodyStart), body: text.slice(found.bodyStart) };
}

/** YAML between the fences of a head. */
export function yamlOf(head: string): string {
  return splitFrontMatter(head)?.yaml ?? '';
}

/** Whether a body starts like front matter. In a file without front matter it would be read as such. */
export function opensWithFence(body: string): boolean {
  return splitFrontMatter(body.trimStart()) !== undefined;
}

/** Whether a text is complete front matter in YAML and nothing else. */
function isSound(head: string): boolean {
  const found = splitFrontMatter(head);
  return found?.closed === true && found.bodyStart === head.length && isYaml(found);
}

/**
 * Text of a Markdown file from the fields and the body of an entry.
 * @param head front matter it was imported with; only its form is used, and it is ignored if it is no front matter
 * @throws Error if YAML in a field is broken, or if the text would be split elsewhere
 */
export function documentText(head: string, models: readonly FieldModel[], values: FieldValues, body: string): string {
  const sound = isSound(head) ? head : '';
  const source = yamlOf(sound);
  const yaml = mergeYaml(source, models, values);
  if (sound !== '' && yaml === source) return sound + body;
  const end = sound.includes('\r\n') ? '\r\n' : '\n';
  const text = yaml === '' ? body : `---${end}${yaml}---${end}${body}`;
  // For all values of fields, readers of the file must find the body where the CMS has it.
  if (splitDocument(text).body !== body) throw new Error('its fields cannot be written as front matter');
  return text;
}
