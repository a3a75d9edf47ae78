import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import retextSimplify from 'retext-simplify';
import { unified } from 'unified';

/** Technical terms whose proposed replacement means something else: an `address` on the web, a `forward` slash. */
const exact = [
  'address',
  'combined',
  'component',
  'delete',
  'effect',
  'forward',
  'function',
  'initial',
  'interface',
  'maximum',
  'minimum',
  'modify',
  'option',
  'parameters',
  'previous',
  'purchase',
  'request',
  'submit',
  'type',
];

/** As plain as their proposed replacement. */
const plain = ['contain', 'contains', 'it appears', 'it is', 'there are', 'there is'];

/** Used here of machines, settings, packages and parts of pages, not of people. */
const things = ['disabled', 'hero', 'host', 'hosts', 'invalid', 'primitive'];

/**
 * Rules for English text. Left out: retext-passive, because a passive is fine if the actor does not matter, and
 * retext-intensify, which complains about words such as "that" and "can".
 */
export const proseRules = unified()
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextRedundantAcronyms)
  .use(retextSimplify, { ignore: [...exact, ...plain] })
  .use(retextEquality, { ignore: things })
  .freeze();
