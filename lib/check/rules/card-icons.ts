import { cardIcons, isPicture } from '../../mdx/components/card-icons';
import { findAttribute, type JsxElement, stringAttribute } from '../../mdx/syntax/jsx';
import { didYouMean } from '../../report/suggest';
import type { Misuse } from '../content/facts';
import type { BodySource } from '../content/types';

const known: ReadonlySet<string> = new Set(cardIcons);

/** An icon of a card that nobody has drawn. Addresses of pictures are judged as those of other pictures are. */
export function cardIconProblem(card: JsxElement, body: BodySource): Misuse[] {
  const icon = stringAttribute(card, 'icon');
  if (icon === undefined || known.has(icon) || isPicture(icon)) return [];
  const place = body.place(findAttribute(card, 'icon')?.position ?? card.position);
  const hint = didYouMean(icon, known, `Known icons: ${cardIcons.join(', ')}; or the path of a picture.`);
  return [{ component: 'Card', code: 'mdx/unknown-icon', ...place, message: `There is no icon \`${icon}\``, hint }];
}
