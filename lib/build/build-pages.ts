import { typesFingerprint } from './fingerprint';
import { measureStep, type Print, runStep } from './steps';
import { startTool, type Tool } from './tool';
import { areTypesChecked, rememberTypes } from './types-stamp';

/** Next says so before it collects and renders pages in one process. Its compiler before that uses every core. */
const compiled = /Compiled successfully/;

/** Starts Next's build; `compiled` resolves when it has compiled the pages, or ends before. */
function startNext(root: string, env: Readonly<Record<string, string>>): Tool & { compiled: Promise<void> } {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const tool = startTool(root, 'next', ['build'], { ...env, NEXT_TYPES_CHECKED_APART: '1' }, (line) => {
    if (compiled.test(line)) begin();
  });
  return { ...tool, compiled: Promise.race([begun, tool.finished.then(begin)]) };
}

/**
 * Compiles and exports the pages. While Next renders them, on one core, it checks types and draws the link previews on
 * another. Types that were right in the last build and have the same sources are right
 * still. The first to fail ends the others.
 * @returns what `drawPreviews` resolves with
 * @throws StepError with the report of the one that failed
 */
export async function buildPages<Drawn>(
  root: string,
  env: Readonly<Record<string, string>>,
  print: Print,
  drawPreviews: (signal: AbortSignal) => Promise<Drawn>,
): Promise<Drawn> {
  const failure = new AbortController();
  let types: Tool | undefined;
  // The one that is stopped because the other failed has nothing to report.
  const printUntilFailure: Print = (line) => {
    if (!failure.signal.aborted) print(line);
  };
  const next = startNext(root, env);

  async function checkTypes(): Promise<void> {
    const fingerprint = typesFingerprint(root);
    if (areTypesChecked(root, fingerprint)) return;
    const tool = startTool(root, 'tsc', ['--project', 'tsconfig.build.json'], env);
    types = tool;
    await runStep('types', printUntilFailure, () => tool.finished);
    rememberTypes(root, fingerprint);
  }

  async function besideNext(): Promise<Drawn> {
    await next.compiled;
    const drawing = measureStep('link previews', printUntilFailure, () => drawPreviews(failure.signal));
    const [drawn] = await Promise.all([drawing, checkTypes()]);
    return drawn;
  }

  try {
    const pages = runStep('next build', printUntilFailure, () => next.finished);
    const [drawn] = await Promise.all([besideNext(), pages]);
    return drawn;
  } catch (error) {
    failure.abort();
    await Promise.all([next.stop(), types?.stop()]);
    throw error;
  }
}
