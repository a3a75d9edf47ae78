import { createRequire } from 'node:module';

/**
 * sharp, loaded as CommonJS: the ES modules of its package have import attributes, which Node.js reads from 20.10 on, and
 * they fail in 20.9, with which the package agrees.
 */
export const sharp = createRequire(import.meta.url)('sharp') as typeof import('sharp').default;
