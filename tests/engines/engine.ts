/** A browser with one page, as far as a journey drives it. Each engine has a protocol of its own behind it. */
export interface Engine {
  /** Loads an address. Does not wait until the page answers. */
  open(address: string): Promise<void>;
  /** What an expression comes to in the page: a text. */
  evaluate(expression: string): Promise<string>;
  /** Clicks with the mouse, at a point of the viewport. */
  click(x: number, y: number): Promise<void>;
  /** Presses keys together: `Control+k`. */
  press(keys: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  back(): Promise<void>;
  /** Warnings and errors of the console so far, scripts that failed among them. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

type Value = string | number | boolean | null | readonly Value[];

/** Runs a function in the page. It reaches nothing but its arguments. */
export async function ask<Args extends Value[], Answer extends Value>(
  engine: Engine,
  question: (...args: Args) => Answer,
  ...args: Args
): Promise<Answer> {
  return JSON.parse(await engine.evaluate(`JSON.stringify((${question})(...${JSON.stringify(args)}))`)) as Answer;
}

const codes: Readonly<Record<string, string>> = { ArrowRight: '\uE014', Control: '\uE009', Enter: '\uE007' };
const down = (key: string) => ({ type: 'keyDown', value: codes[key] ?? key });
const up = (key: string) => ({ type: 'keyUp', value: codes[key] ?? key });

/** Input as WebDriver words it, of both kinds: Classic and BiDi. */
export const webDriverInput = {
  click: (x: number, y: number) => [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
  press(keys: string) {
    const names = keys.split('+');
    return [{ type: 'key', id: 'keyboard', actions: [...names.map(down), ...names.reverse().map(up)] }];
  },
  type: (text: string) => [
    { type: 'key', id: 'keyboard', actions: [...text].flatMap((character) => [down(character), up(character)]) },
  ],
};
