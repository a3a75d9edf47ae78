import { join } from 'node:path';
import { readKept, writeKept } from '../node/kept-file';
import { runStep, type Together } from './steps';
import { runTool } from './tool';

/** The `tsc` of TypeScript 7. TypeScript 6, which other packages need as a library, has one too. */
export const typeChecker = 'typescript-7/lib/tsc.js';

/**
 * Checks the types of the owner's code: the configuration, and the components and pages in the content. Code that passed
 * last time is not checked again.
 * @param code hash of all code
 * @throws StepError with the report of the compiler
 */
export async function checkTypes(root: string, code: string, { signal, print }: Together): Promise<void> {
  const note = join(root, '.cache/checked-types.json');
  if (readKept(note) === code) return;
  await runStep('types', print, () => runTool(root, typeChecker, ['--project', 'tsconfig.site.json'], {}, signal));
  writeKept(note, code);
}
