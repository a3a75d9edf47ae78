import { addressCases } from './addresses';
import { attributeCases } from './attributes';
import { blockCases } from './blocks';
import type { BodyCase, Format } from './case';
import { codeCases } from './code';
import { markupCases } from './markup';

/** Every hostile body. */
export const bodyCases: readonly BodyCase[] = [
  ...codeCases,
  ...markupCases,
  ...attributeCases,
  ...blockCases,
  ...addressCases,
];

/** A body in one of its formats. */
export interface HostileBody {
  name: string;
  body: string;
  format: Format;
}

/** Every hostile body in each of its formats, by a name of its own. */
export const hostileBodies: readonly HostileBody[] = bodyCases.flatMap(({ name, body, formats }) =>
  formats.map((format) => ({ name: `${name} (${format})`, body, format })),
);
