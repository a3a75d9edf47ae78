import type { Proofs } from './example-site';
import { proofsOfCode } from './proofs-of-code';
import { proofsOfFiles } from './proofs-of-files';
import { proofsOfParts } from './proofs-of-parts';
import { proofsOfPosts } from './proofs-of-posts';
import { proofsOfText } from './proofs-of-text';

/** Every sentence of docs/writing.md that says what readers see. */
export const proofs: Proofs = {
  ...proofsOfFiles,
  ...proofsOfText,
  ...proofsOfParts,
  ...proofsOfCode,
  ...proofsOfPosts,
};
