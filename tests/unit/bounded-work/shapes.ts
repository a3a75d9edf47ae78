/** What is repeated: everything that means something to a reader of Markdown, YAML, HTML or JavaScript. */
const units = [
  ...[
    ' ',
    '\t',
    '\n',
    '\r',
    ' \n',
    '\n\n',
    '`',
    '` ',
    '```',
    '/**/',
    '{/*',
    '*/',
    '{',
    '}',
    '{}',
    '[',
    ']',
    '[]',
    '](',
  ],
  ...[
    '![',
    '(',
    '<',
    '>',
    '<a ',
    '</',
    '<!--',
    '-->',
    '--',
    '"',
    "'",
    '="',
    "='",
    '#',
    ' #',
    '{#',
    ':',
    ': ',
    ':::',
    '*',
  ],
  ...[
    '* ',
    '**a',
    '_',
    '~',
    '|',
    '|-',
    '-',
    '- ',
    '=',
    '&',
    '&amp',
    '*a ',
    '\\',
    '\\\n',
    '/',
    '//',
    '.',
    ',',
    ';',
    '!',
  ],
  ...[
    '?',
    '@',
    '$',
    '%%{',
    '0',
    'a',
    'A',
    'é',
    'a ',
    'a-',
    'a,',
    'a.',
    'a:',
    'a=',
    '1,',
    '1-',
    '1. ',
    '> ',
    'a\n',
    '=\n',
  ],
  ...['-\n', '{\n', '[^', 'http://', 'a: b\n', 'require('],
];

/** What a shape stands behind or in front of, so that it gets as far as a rule that looks for more. */
const places = [
  ...['', '# a', ':::note a', '```js ', '```js title="', '<Tabs values={[', '<a href="', '{/* ', '<!-- ', '- ', '> '],
  ...['a: ', '---\n', '[a](', '1-', '    ```\n\n'],
];

/** A text of a bad shape, as long as it is asked for. */
export interface Shape {
  name: string;
  make(length: number): string;
}

/** A text of units between others. */
export function shape(before: string, unit: string, after: string): Shape {
  const times = (length: number) => Math.max(0, Math.floor((length - before.length - after.length) / unit.length));
  return {
    name: JSON.stringify(`${before}${unit.repeat(3)}…${after}`),
    make: (length) => before + unit.repeat(times(length)) + after,
  };
}

/** Each unit behind and before each place, and with ends that let a pattern fail at the very last. */
const shapesByUnit = units.map((unit) =>
  places.flatMap((place) => [
    shape(place, unit, ''),
    shape(place, unit, 'x'),
    shape(place, unit, '{#'),
    shape('', unit, place),
    shape('', unit, `${place}x`),
  ]),
);

/**
 * Shapes for one of many functions: other ones for each, so that all of them together see as many as possible.
 * `SHAPES=all npx vitest run tests/unit/bounded-work.test.ts` tries every shape on every function, for half an hour.
 * @param turn number of the function
 * @param share how many of the units, from 0 to 1
 */
export function shapesFor(turn: number, share: number): Shape[] {
  if (process.env['SHAPES'] === 'all') return shapesByUnit.flat();
  const step = Math.round(1 / share);
  return shapesByUnit.flatMap((shapes, index) =>
    (index + turn) % step === 0 ? shapes.slice((index * 7 + turn * 13) % shapes.length).slice(0, 1) : [],
  );
}
