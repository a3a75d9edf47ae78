import * as z from 'zod';
import type { MdxContext } from './types';

/** One thing a document asked about the world outside of it, with the file that asked. */
export const questionSchema = z.tuple([z.enum(['link', 'image', 'include']), z.string(), z.string().nullable()]);

export type Question = z.output<typeof questionSchema>;

function answer(context: MdxContext, [kind, about, from]: Question): unknown {
  return kind === 'include' ? context.include?.(about) : context[kind](about, from ?? undefined);
}

/** The same context, which notes what it is asked. */
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

/** What a context answers now, as text: a document whose questions have the answers they had is what it was. */
export function answersTo(context: MdxContext, questions: readonly Question[]): string {
  return JSON.stringify(questions.map((question) => answer(context, question) ?? null));
}
