import { runStep } from './steps';
import type { Together } from './together';
import { runTool } from './tool';

/** The `tsc` of TypeScript 7. TypeScript 6, which others need as a library, has one too. */
export const typeChecker = 'typescript-7/lib/tsc.js';

/**
 * Checks the types of what an owner writes: the configuration, and the components and pages among the content.
 * @throws StepError with the report of the compiler
 */
export async function checkTypes(root: string, { signal, print }: Together): Promise<void> {
  await runStep('types', print, () => runTool(root, typeChecker, ['--project', 'tsconfig.site.json'], {}, { signal }));
}
