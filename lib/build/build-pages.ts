import { typesFingerprint } from './fingerprint';
import { type Print, runStep } from './steps';
import { startTool, type Tool } from './tool';
import { areTypesChecked, rememberTypes } from './types-stamp';

/** Next says so once it has cleared its folder and written the types of the routes, which TypeScript reads. */
const compiling = /Creating an optimized production build/;

/** Starts Next's build; `compiling` resolves when it begins to compile, or ends before. */
function startNext(root: string, env: Readonly<Record<string, string>>): Tool & { compiling: Promise<void> } {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const tool = startTool(root, 'next', ['build'], { ...env, NEXT_TYPES_CHECKED_APART: '1' }, (line) => {
    if (compiling.test(line)) begin();
  });
  return { ...tool, compiling: Promise.race([begun, tool.finished.then(begin)]) };
}

/**
 * Compiles and exports the pages, and checks types meanwhile: one after the other, as Next does it, takes 5 s of 25 s
 * longer on two cores. Types that were right in the last build and have the same sources are right still. The first to fail ends the other one.
 * @throws StepError with the report of the one that failed
 */
export async function buildPages(root: string, env: Readonly<Record<string, string>>, print: Print): Promise<void> {
  let failed = false;
  let types: Tool | undefined;
  // The one that is stopped because the other failed has nothing to report.
  const printUntilFailure: Print = (line) => {
    if (!failed) print(line);
  };
  const next = startNext(root, env);

  async function checkTypes(): Promise<void> {
    const fingerprint = typesFingerprint(root);
    if (areTypesChecked(root, fingerprint)) return;
    await next.compiling;
    const tool = startTool(root, 'tsc', ['--noEmit'], env);
    types = tool;
    await runStep('types', printUntilFailure, () => tool.finished);
    rememberTypes(root, fingerprint);
  }

  try {
    await Promise.all([runStep('next build', printUntilFailure, () => next.finished), checkTypes()]);
  } catch (error) {
    failed = true;
    await Promise.all([next.stop(), types?.stop()]);
    throw error;
  }
}
