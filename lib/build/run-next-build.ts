import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { site } from '../config/site';
import { documentsOf } from '../content/model/documents';
import { makeEditions } from '../content/model/make-editions';
import { readSnapshot } from '../content/snapshot/snapshot-file';
import { hintCompilation } from '../publish/compile-hint';
import { compiledSheet } from '../theme/write-theme';
import { compiledBuild, forgetCompiled, forgetRendered, isCompiled, noteCompiled } from './compiled';
import { explainCrash } from './explain-crash';
import { makeGate } from './gate';
import type { PageCache } from './page-cache';
import type { BuildPlan } from './plan-build';
import { renameBuild } from './rename-build';
import { runStep, runTogether, StepError, type Together } from './steps';
import { runTool } from './tool';

const sheetScript = fileURLToPath(new URL('../theme/compile-sheet.mjs', import.meta.url));

interface BesideNext<Made> {
  /** Reads the content while Next compiles. Pages are rendered when both are done. */
  read(together: Together): Promise<void>;
  /** Work for another core while Next renders, which takes one. */
  make(together: Together): Promise<Made>;
}

/** The error of Next. For a failed page, it names the document and what threw. */
function explained(error: unknown, root: string, contentDir: string): unknown {
  if (!(error instanceof StepError) || !error.message.includes('prerendering page')) return error;
  const sources = readSnapshot(join(root, '.contentlayer'));
  const editions = makeEditions({ site, contentDir: join(root, contentDir), sources, drafts: false });
  const documents = editions.flatMap(({ content }) => documentsOf(content));
  const text = explainCrash(error.message, { root, contentDir, documents });
  return text === undefined ? error : new StepError(text);
}

/**
 * Compiles and exports the pages. Code and pages without changes are reused from the last build.
 * @returns the result of `make`
 * @throws StepError with the report of the failed part
 */
export async function buildPages<Made>(
  plan: Pick<BuildPlan, 'root' | 'content' | 'stage' | 'name' | 'compiled' | 'env'>,
  kept: PageCache,
  around: Together,
  { read, make }: BesideNext<Made>,
): Promise<Made> {
  const { root, content, stage, name, compiled, env } = plan;
  const gate = makeGate(root);
  const ended = new AbortController();

  async function next({ signal, print }: Together): Promise<void> {
    const all = { ...env, ...gate.env, ...kept.env, NEXT_TYPES_CHECKED_APART: '1' };
    const compile = async () => {
      await runTool(root, process.execPath, [sheetScript, compiledSheet], all, signal);
      const warnings = await runTool(root, 'next', ['build'], all, signal);
      noteCompiled(root, compiled);
      return warnings;
    };
    const render = async () => {
      const mode = ['--experimental-build-mode', 'generate'];
      forgetRendered(root);
      gate.sayCompiled();
      try {
        return await runTool(root, 'next', ['build', ...mode], all, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        forgetCompiled(root);
        return compile();
      }
    };
    const exported = async (): Promise<string[]> => {
      const warnings = await (isCompiled(root, compiled) ? render() : compile());
      hintCompilation(stage);
      renameBuild(stage, compiledBuild(root) ?? name, name);
      const notes = kept.complete(stage);
      return notes ? [...warnings, ...notes] : exported();
    };
    const explain = (error: unknown): never => {
      throw explained(error, root, content);
    };
    await runStep('next build', print, () => exported().catch(explain)).finally(() => ended.abort());
  }

  async function beside(together: Together): Promise<Made> {
    await read(together);
    gate.open();
    await gate.compiled(AbortSignal.any([together.signal, ended.signal]));
    return make(together);
  }

  const { made } = await runTogether(around, { next, made: beside });
  return made;
}
