import { createScanner, type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { LineIndex } from '../../report/place';
import { type DataError, dataFileBounds, yamlExcess } from './yaml-document';
import { type DataSource, parseYaml } from './yaml-source';

/** A file that is no JSON has thousands of errors, and some read the text before them again. */
const mostErrors = 200;

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
  const isEnd = text.charAt(offset) === '}' || text.charAt(offset) === ']';
  const comma = isEnd ? text.slice(0, offset).trimEnd().length - 1 : -1;
  if (text[comma] === ',')
    return { code: 'JSON', message: 'no comma may follow the last entry', start: comma, end: comma + 1 };
  const found = text.slice(offset, offset + length);
  const message = messages[printParseErrorCode(error)] ?? `${found.slice(0, 40)} has no meaning in JSON`;
  return { code: 'JSON', message, start: offset, end: offset + Math.max(length, 1) };
}

/** What the scanner calls comments, and the end; its enumerations are types only. */
const [comments, end] = [[12, 13], 17];

/** Replaces comments by blanks, so that offsets stay. An unclosed comment stays. */
function blankComments(text: string): string {
  const scanner = createScanner(text);
  let blanked = '';
  let from = 0;
  for (let kind = scanner.scan(); kind !== end; kind = scanner.scan()) {
    if (!comments.includes(kind) || scanner.getTokenError() > 0) continue;
    const start = scanner.getTokenOffset();
    blanked += text.slice(from, start);
    from = start + scanner.getTokenLength();
    blanked += text.slice(start, from).replace(/[^\n]/g, ' ');
  }
  return blanked + text.slice(from);
}

/** Parses JSON with the YAML parser, which gives places and continues after errors. YAML syntax is reported too. */
export function parseJson(text: string, lines: LineIndex): DataSource {
  const found: ParseError[] = [];
  // The other parser reports texts that are too long; neither reads them.
  if (!yamlExcess(text, dataFileBounds)) parse(text, found, { disallowComments: true, allowTrailingComma: false });
  const source = parseYaml(blankComments(text), 0, lines);
  const more = source.errors.filter(({ code }) => ['DUPLICATE_KEY', 'ALIASES', 'TOO_COMPLEX'].includes(code));
  return {
    ...source,
    quotesKeys: true,
    errors: [...found.slice(0, mostErrors).map((error) => toError(text, error)), ...more],
  };
}
