import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minVersion, satisfies } from 'semver';
import { expect, it } from 'vitest';
import * as z from 'zod';

const root = join(import.meta.dirname, '../..');
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ engines: z.object({ node: z.string().optional() }).optional(), dev: z.boolean().optional() }),
  ),
});

/** Packages that say they need a later Node.js, and of which builds with the oldest one were seen to work. */
const known = [
  'node_modules/parse5/node_modules/entities',
  'node_modules/undici',
  'node_modules/@napi-rs/wasm-runtime',
];

it.each(['.', 'cms'])('the packages of %s run with the oldest Node.js that the site promises', (folder) => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')));
  const oldest = minVersion(packages['']?.engines?.node ?? '')?.version ?? '';
  expect(oldest).toBe('20.9.0');
  const others = Object.entries(packages).filter(([, { dev, engines }]) => !dev && engines?.node !== undefined);
  expect(others.length).toBeGreaterThan(50);
  // npm leaves out an optional package for another Node.js, such as the part of a parser for this system.
  const late = others.filter(([, { engines }]) => !satisfies(oldest, engines?.node ?? '')).map(([path]) => path);
  expect(late.filter((path) => !known.includes(path))).toEqual([]);
});
