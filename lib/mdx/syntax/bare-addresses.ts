import type {} from 'remark-parse';
import type { Data, Processor } from 'unified';
import type { Syntax } from './address-ends';

type NodeMakers = Exclude<NonNullable<Data['fromMarkdownExtensions']>[number], readonly unknown[]>;

const mail = /[\w.+-]@[\w.-]/;
const web = /:\/\/|www\./i;
/** References and escapes may stand for characters of an address. */
const inDisguise = /[&\\]/;

/** Constructs of GFM for bare addresses, by their names in micromark, with what texts with such an address contain. */
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

/** Looks for bare addresses only in texts that may contain one: else it takes a third of the time of a document. */
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
