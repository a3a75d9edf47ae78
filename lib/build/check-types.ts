import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { typesFingerprint } from './fingerprint';
import { runStep } from './steps';
import type { Together } from './together';
import { runTool } from './tool';
import { areTypesChecked, rememberTypes } from './types-stamp';

/** Where tsconfig.build.json looks for Next's route types: a build of Next empties the folder it generates them in. */
const routeTypes = '.cache/route-types';

/** The `tsc` of TypeScript 7. TypeScript 6, which others need as a library, has one too. */
export const typeChecker = 'typescript-7/lib/tsc.js';

/** A check of the types of the site. */
export interface TypeCheck {
  /**
   * Types that were right in the last build and have the same sources are right still.
   * @throws StepError with the report of the compiler
   */
  run(together: Together): Promise<void>;
  /** Resolves once it touches nothing more of what a build of Next writes. */
  apart: Promise<void>;
}

/** Prepares a check that needs no content, so that it can run before there is any. */
export function createTypeCheck(root: string, env: Readonly<Record<string, string>>): TypeCheck {
  let beApart = () => {};
  const apart = new Promise<void>((resolve) => {
    beApart = resolve;
  });

  async function generateRouteTypes(signal: AbortSignal): Promise<void> {
    await runTool(root, 'next', ['typegen'], { ...env, NEXT_EXPORT_DIR: '' }, { signal });
    rmSync(join(root, routeTypes), { recursive: true, force: true });
    cpSync(join(root, '.next/types'), join(root, routeTypes), { recursive: true });
  }

  return {
    apart,
    async run({ signal, print }) {
      try {
        const fingerprint = typesFingerprint(root);
        if (areTypesChecked(root, fingerprint)) return;
        await runStep('types', print, async () => {
          await generateRouteTypes(signal);
          beApart();
          return runTool(root, typeChecker, ['--project', 'tsconfig.build.json'], env, { signal });
        });
        rememberTypes(root, fingerprint);
      } finally {
        beApart();
      }
    },
  };
}
