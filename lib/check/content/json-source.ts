import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { LineIndex } from './place';
import type { DataError } from './yaml-errors';
import { type DataSource, parseYaml } from './yaml-source';

const messages: Readonly<Record<string, string>> = {
  InvalidNumberFormat: 'this is no number',
  PropertyNameExpected: 'a key in double quotes is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a colon is expected here',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'nothing may follow the end',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfComment: 'a comment is never closed',
  UnexpectedEndOfString: 'a text is never closed',
};

function toError(text: string, { error, offset, length }: ParseError): DataError {
  const comma = /,\s*$/.exec(text.slice(0, offset))?.index;
  if (comma !== undefined && /[}\]]/.test(text.charAt(offset)))
    return { code: 'JSON', message: 'no comma may follow the last entry', start: comma, end: comma + 1 };
  const found = text.slice(offset, offset + length);
  const message = messages[printParseErrorCode(error)] ?? `${found.slice(0, 40)} has no meaning in JSON`;
  return { code: 'JSON', message, start: offset, end: offset + Math.max(length, 1) };
}

/**
 * Parses JSON. To the YAML parser it is YAML, which gives the places and reads on behind mistakes; what only YAML
 * allows is named too.
 */
export function parseJson(text: string, lines: LineIndex): DataSource {
  const found: ParseError[] = [];
  parse(text, found, { disallowComments: true, allowTrailingComma: false });
  const withoutComments = text.replace(/^[ \t]*\/\/.*|\/\*[\s\S]*?\*\//gm, (comment) => comment.replace(/[^\n]/g, ' '));
  const source = parseYaml(withoutComments, 0, lines);
  const more = source.errors.filter(({ code }) => code === 'DUPLICATE_KEY' || code === 'ALIASES');
  return { ...source, errors: [...found.map((error) => toError(text, error)), ...more] };
}
