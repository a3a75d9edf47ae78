import { expect, it } from 'vitest';
import { mediaName } from '@/cms/src/collections/media-name';
import { pathProblem } from '@/lib/cms/entries/content-path';

it.each([
  ['Bild (1) – Größe.PNG', 'Bild-1-Größe.PNG'],
  ['हिन्दी.png', 'हिन्दी.png'],
  ['.hidden.png', 'hidden.png'],
  ['---.png', 'file.png'],
  // What Payload leaves of `CON.png`.
  ['.png', 'file.png'],
  ['no ending', 'no-ending'],
  [`${'ü'.repeat(90)}.png`, `${'ü'.repeat(40)}.png`],
])('gives %j a name that the CMS takes', (name, expected) => {
  const { stem, ending } = mediaName(name);
  expect(stem + ending).toBe(expected);
  expect(pathProblem(`media/${stem}-100${ending}`)).toBeUndefined();
});
