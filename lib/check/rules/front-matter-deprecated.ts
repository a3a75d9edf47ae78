import * as z from 'zod';
import { recordOf } from '../../report/values';
import { frontMatterSchemas } from '../content/kinds';
import type { MarkdownInput, Problem } from '../content/types';

/** Keys that work but have a successor. */
export function frontMatterDeprecated({ kind, frontMatter }: MarkdownInput): Problem[] {
  const keys = Object.keys(recordOf(frontMatter.value));
  const { shape } = frontMatterSchemas[kind];
  return Object.entries(shape).flatMap(([key, field]) => {
    const meta = z.globalRegistry.get(field);
    if (!meta?.deprecated || !keys.includes(key)) return [];
    const successor = typeof meta['successor'] === 'string' ? meta['successor'] : undefined;
    const message = `\`${key}\` is deprecated`;
    const hint = successor ? `Write \`${successor}\` instead.` : 'Remove it.';
    return [{ code: 'front-matter/deprecated', ...frontMatter.keyPlace([key]), message, hint }];
  });
}
