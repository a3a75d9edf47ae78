import * as z from 'zod';
import { hash } from '../node/hash';
import { readKept, writeKept } from '../node/kept-file';
import { answersTo, notingQuestions, questionSchema } from './asked-questions';
import type { MdxContext } from './types';

/** Results for documents, kept for the next build. */
export interface KeptResults<Result> {
  /** The last result of `make` if source (all its inputs) and answers to its questions are the same, else a new one. */
  of(source: object, context: MdxContext, make: (context: MdxContext) => Result): Result;
  /** Keeps the results that were used since this was opened. */
  save(): void;
}

/** Computes each result. */
export function makeAlways<Result>(_: object, context: MdxContext, make: (context: MdxContext) => Result): Result {
  return make(context);
}

/** Opens a file of results for this hash of code and settings. A damaged file counts as empty. */
export function openKeptResults<Result>(file: string, result: z.ZodType<Result>, code: string): KeptResults<Result> {
  const schema = z.record(z.string(), z.object({ questions: z.array(questionSchema), answers: z.string(), result }));
  const { data: known = {} } = schema.safeParse(readKept(file));
  const used: z.output<typeof schema> = {};
  return {
    of(source, context, make) {
      const key = hash(`${code} ${JSON.stringify(source)}`);
      const last = known[key];
      if (last && hash(answersTo(context, last.questions)) === last.answers) {
        used[key] = last;
        return last.result;
      }
      const noting = notingQuestions(context);
      const made = make(noting.context);
      const questions = noting.questions();
      used[key] = { questions, answers: hash(answersTo(context, questions)), result: made };
      return made;
    },
    save: () => writeKept(file, used),
  };
}
