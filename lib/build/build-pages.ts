import { runStep } from './steps';
import { runTogether, type Together } from './together';
import { runTool } from './tool';

/** Next says so before it collects and renders pages in one process. Its compiler before that uses every core. */
const compiled = /Compiled successfully/;

/**
 * Compiles and exports the pages.
 * @param besideNext what another core does while Next renders them, on one
 * @returns what `besideNext` resolves with
 * @throws StepError with the report of the one that failed
 */
export async function buildPages<Made>(
  root: string,
  env: Readonly<Record<string, string>>,
  around: Together,
  besideNext: (together: Together) => Promise<Made>,
): Promise<Made> {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });

  async function next({ signal, print }: Together): Promise<void> {
    const onLine = (line: string) => {
      if (compiled.test(line)) begin();
    };
    await runStep('next build', print, () =>
      runTool(root, 'next', ['build'], { ...env, NEXT_TYPES_CHECKED_APART: '1' }, { signal, onLine }),
    ).finally(begin);
  }

  async function beside(together: Together): Promise<Made> {
    await begun;
    return besideNext(together);
  }

  const { made } = await runTogether(around, { next, made: beside });
  return made;
}
