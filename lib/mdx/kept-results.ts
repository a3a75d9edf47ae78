import * as z from 'zod';
import { hash } from '../node/hash';
import { readKept, writeKept } from '../node/kept-file';
import { answersTo, notingQuestions, questionSchema } from './asked-questions';
import type { MdxContext } from './types';

/** What was made of documents, kept from one build for the next. */
export interface KeptResults<Result> {
  /**
   * What `make` makes of a document; what it made last where the document is what it was, and gets the answers it got.
   * @param source all that `make` takes of it, as plain JSON
   */
  of(source: object, context: MdxContext, make: (context: MdxContext) => Result): Result;
  /** Keeps what was asked for since this was opened, and nothing else. */
  save(): void;
}

/** Makes each result anew. */
export function makeAlways<Result>(_: object, context: MdxContext, make: (context: MdxContext) => Result): Result {
  return make(context);
}

/**
 * Opens what is kept in a file. A file that is damaged counts as none.
 * @param code hash of the code and the settings that results follow from as well
 */
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
