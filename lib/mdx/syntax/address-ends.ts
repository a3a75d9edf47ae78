import type {} from 'remark-parse';
import type { Data, Processor } from 'unified';

/** Syntax that a plugin has added to the parser. */
export type Syntax = NonNullable<Data['micromarkExtensions']>[number];
type Construct = Exclude<NonNullable<Syntax['text']>[string], readonly unknown[] | undefined>;
type Tokenizer = Construct['tokenize'];
type Code = Parameters<Parameters<Tokenizer>[1]>[0];
type Effects = Parameters<Tokenizer>[0];
type State = ReturnType<Tokenizer>;
/** GFM declares its own. */
type Kind = Parameters<Effects['enter']>[0];

const letter = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}ー々]/u;
const sign =
  /[\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufe10-\ufe1f\ufe30-\ufe6f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/;
/** Quotation marks and an ellipsis as printed; an apostrophe may be part of a name in an address. */
const quote = /[“”„«»‹›…]/;

const is = (pattern: RegExp, code: Code) => code !== null && code > 0 && pattern.test(String.fromCharCode(code));

const isEnd = (code: Code) => is(letter, code) || is(sign, code) || is(quote, code);
const isTrail = (code: Code) => is(/[!"'()*,.:;?\]_~]/, code);

/** Signs behind an address, up to where it ends. */
const trail: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const within: State = (code) => {
      if (!isTrail(code)) return isEnd(code) ? ok(code) : nok(code);
      effects.consume(code);
      return within;
    };
    return within;
  },
};

/** An address that `construct` would read too, but that ends before it does. */
function bounded(construct: Construct): Construct {
  return {
    name: construct.name,
    previous: construct.previous,
    tokenize(effects, ok, nok) {
      const link = 'literalAutolink' as Kind;
      let read = '';
      let open = 0;
      let kind = 'literalAutolinkHttp' as Kind;
      const start: State = (code) => {
        if (is(/w/i, code)) kind = 'literalAutolinkWww' as Kind;
        effects.enter(link);
        effects.enter(kind);
        return within(code);
      };
      // A part of a path may be of such letters, as in `/wiki/日本`, but none begins as `を` does in `https://a.com/を参照`.
      const goesOn = (code: Code) =>
        is(letter, code) && (letter.test(read.slice(-1)) || (/[/=]$/.test(read) && !is(/\p{sc=Hiragana}/u, code)));
      const within: State = (code) => {
        if (isEnd(code) && !goesOn(code)) return end(code);
        if (is(/[\s<]/, code) || code === null || code < 0) return nok(code);
        if (is(/\(/, code)) open++;
        const isPair = is(/\)/, code) && open-- > 0;
        return isTrail(code) && !isPair ? effects.check(trail, end, more)(code) : more(code);
      };
      const more: State = (code) => {
        read += String.fromCharCode(code ?? 0);
        effects.consume(code);
        return within;
      };
      const end: State = (code) => {
        if (!/^(?:https?:\/\/|www\.)[a-z\d]/i.test(read)) return nok(code);
        effects.exit(kind);
        effects.exit(link);
        return ok(code);
      };
      return effects.check(construct, start, nok);
    },
  };
}

const isAddress = ({ name }: Construct) => name === 'wwwAutolink' || name === 'protocolAutolink';

function changed(syntax: Syntax): Syntax {
  const text = Object.entries(syntax.text ?? {}).map(([code, at]) => [
    code,
    [at ?? []].flat().flatMap((construct) => (isAddress(construct) ? [bounded(construct), construct] : construct)),
  ]);
  return { ...syntax, text: Object.fromEntries(text) };
}

/** Ends bare addresses before the letters of Chinese, Japanese and Korean, which have no spaces. */
export function remarkAddressEnds(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map(changed);
}
