import { readFileSync } from 'node:fs';

const heading = /^### (.+)\n\n\*(Error|Warning)\.\*/gm;

/** Codes that docs/content-check.md explains, each with its severity there. */
export const explainedCodes = Array.from(
  readFileSync('docs/content-check.md', 'utf8').matchAll(heading),
  ([, code = '', severity = '']) => ({ code, severity: severity.toLowerCase() }),
);
