import * as z from 'zod';
import { collectionNames } from '../entries/collections';

/** Version of the format in docs/cms-adapters.md. */
export const jsonVersion = 1;

/** Maximum number of rows on a page of the manifest. */
const mostRows = 5000;

const id = z.string().min(1).max(200);
const rowShape = {
  id,
  updatedAt: z.string().min(1).max(100),
  path: z.string().max(1000),
  key: z.string().max(200).nullish(),
};

/** Every answer contains the version of the format. */
export const versionSchema = z.object({ version: z.number() });

export const manifestSchema = z.object({
  rows: z
    .array(
      z.object({
        ...rowShape,
        kind: z.enum([...collectionNames, 'media']),
        edit: z
          .url({ protocol: /^https?$/ })
          .max(2000)
          .nullish(),
      }),
    )
    .max(mostRows),
  next: z.string().min(1).max(1000).nullish(),
});

export const entriesSchema = z.object({
  entries: z
    .array(
      z.object({
        ...rowShape,
        title: z.string().max(1000).nullish(),
        data: z.record(z.string(), z.unknown()).nullish(),
        body: z.string().nullish(),
        order: z.number().nullish(),
      }),
    )
    .max(100),
});

export type JsonEntry = z.infer<typeof entriesSchema>['entries'][number];

const deepest = 50;

/** Whether lists and objects are nested too deep for recursive code. */
export function isTooDeep(value: unknown): boolean {
  const open: [value: unknown, depth: number][] = [[value, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [current, depth] = next;
    if (typeof current !== 'object' || current === null) continue;
    if (depth === deepest) return true;
    for (const member of Object.values(current)) open.push([member, depth + 1]);
  }
  return false;
}
