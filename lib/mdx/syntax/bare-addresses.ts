import type {} from 'remark-parse';
import type { Data, Processor } from 'unified';

type Syntax = NonNullable<Data['micromarkExtensions']>[number];
type NodeMakers = Exclude<NonNullable<Data['fromMarkdownExtensions']>[number], readonly unknown[]>;

const mail = /[\w.+-]@[\w.-]/;
const web = /:\/\/|www\./i;
/** References and escapes may stand for a sign of an address, which is then found in the text they are read as. */
const inDisguise = /[&\\]/;

/** Constructs of GFM that make links of bare addresses, by the names micromark gives them, and what such a text holds. */
const constructs: readonly (readonly [name: string, sign: RegExp])[] = [
  ['emailAutolink', mail],
  ['protocolAutolink', web],
  ['wwwAutolink', web],
];

function without(names: readonly string[], syntax: Syntax): Syntax {
  const text = Object.entries(syntax.text ?? {}).flatMap(([code, at]) => {
    const others = [at ?? []].flat().filter(({ name = '' }) => !names.includes(name));
    return others.length > 0 ? [[code, others]] : [];
  });
  return { ...syntax, text: Object.fromEntries(text) };
}

/**
 * Has the parser look for bare addresses only in a text that may hold one: it does so at the start of each word, which is
 * a third of the time a document takes.
 */
export function remarkBareAddresses(this: Processor): void {
  const data = this.data();
  const { parser } = this;
  if (!parser) throw new Error('There is no parser yet.');
  const known = new Map<string, Syntax[]>();
  let all: { syntax: Syntax[]; nodes: NodeMakers[] } | undefined;

  this.parser = (text, file) => {
    // Other plugins have added theirs by now.
    all ??= { syntax: data.micromarkExtensions ?? [], nodes: (data.fromMarkdownExtensions ?? []).flat() };
    const missing = constructs.flatMap(([name, sign]) => (sign.test(text) ? [] : [name]));
    const syntax = known.get(missing.join()) ?? all.syntax.map((each) => without(missing, each));
    known.set(missing.join(), syntax);
    data.micromarkExtensions = syntax;
    data.fromMarkdownExtensions = [mail, web, inDisguise].some((sign) => sign.test(text))
      ? all.nodes
      : all.nodes.map((each) => ({ ...each, transforms: [] }));
    return parser(text, file);
  };
}
