import type { VFileMessage } from 'vfile-message';
import type { BodySource, Problem } from './types';

/** Rules of this check report the same with more exact places. */
const reportedElsewhere = 'mdx/import';

function position(message: VFileMessage) {
  const { place } = message;
  if (place && 'start' in place) return place;
  const point = place ?? { line: message.line ?? 1, column: message.column ?? 1 };
  return { start: point, end: { line: point.line, column: point.column + 1 } };
}

/** Reports of the build's plugins as problems: the code is `source/ruleId`, the hint their note. */
export function messageProblems(messages: readonly VFileMessage[], body: BodySource): Problem[] {
  return messages.flatMap((message) => {
    const code = `${message.source ?? 'mdx'}/${message.ruleId ?? 'problem'}`;
    if (code === reportedElsewhere) return [];
    return [
      { code, ...body.place(position(message)), message: message.reason, ...(message.note && { hint: message.note }) },
    ];
  });
}
