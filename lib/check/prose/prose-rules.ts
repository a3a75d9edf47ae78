import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import retextSimplify from 'retext-simplify';
import { unified } from 'unified';

/** Words of the trade, for which the shorter word says something else: an `address` on the web, a `forward` slash. */
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

/** As plain as what is proposed in their place. */
const plain = ['contain', 'contains', 'it appears', 'it is', 'there are', 'there is'];

/** Said of machines, settings, packages and parts of pages here, never of people. */
const things = ['disabled', 'hero', 'host', 'hosts', 'invalid', 'primitive'];

/**
 * What is asked of English text. Not asked: retext-passive, because a passive is right where nobody cares who did it, and
 * retext-intensify, which objects to words such as "that" and "can".
 */
export const proseRules = unified()
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextRedundantAcronyms)
  .use(retextSimplify, { ignore: [...exact, ...plain] })
  .use(retextEquality, { ignore: things })
  .freeze();
