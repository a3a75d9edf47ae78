import * as z from 'zod';
import type { MdxContext } from './types';

/** A question of a document about other files, with the file that asked. */
export const questionSchema = z.tuple([z.enum(['link', 'image', 'include']), z.string(), z.string().nullable()]);

export type Question = z.output<typeof questionSchema>;

function answer(context: MdxContext, [kind, about, from]: Question): unknown {
  return kind === 'include' ? context.include?.(about) : context[kind](about, from ?? undefined);
}

/** The same context, which records its questions. */
export function notingQuestions(context: MdxContext): { context: MdxContext; questions: () => Question[] } {
  const asked = new Map<string, Question>();
  const note = (...question: Question) => asked.set(JSON.stringify(question), question);
  const { link, image, include } = context;
  return {
    context: {
      ...context,
      link(url, from) {
        note('link', url, from ?? null);
        return link(url, from);
      },
      image(source, from) {
        note('image', source, from ?? null);
        return image(source, from);
      },
      ...(include && {
        include(path: string) {
          note('include', path, null);
          return include(path);
        },
      }),
    },
    questions: () => [...asked.values()],
  };
}

/** The present answers of a context, as text. A document with the same answers as before has not changed. */
export function answersTo(context: MdxContext, questions: readonly Question[]): string {
  return JSON.stringify(questions.map((question) => answer(context, question) ?? null));
}
