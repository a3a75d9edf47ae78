import { cardIcons, isPicture } from '../../mdx/card-icons';
import { findAttribute, stringAttribute } from '../../mdx/jsx';
import { didYouMean } from '../../report/suggest';
import type { MarkdownInput, Problem } from '../content/types';

const known: ReadonlySet<string> = new Set(cardIcons);

/** Icons of cards that nobody has drawn. Addresses of pictures are judged as those of other pictures are. */
export function cardIconNames({ body }: MarkdownInput): Problem[] {
  return body.nodes.jsx.flatMap((node) => {
    const icon = node.name === 'Card' ? stringAttribute(node, 'icon') : undefined;
    if (icon === undefined || known.has(icon) || isPicture(icon)) return [];
    const place = body.place(findAttribute(node, 'icon')?.position ?? node.position);
    const hint = didYouMean(icon, known, `Known icons: ${cardIcons.join(', ')}; or the path of a picture.`);
    return [{ code: 'mdx/unknown-icon', ...place, message: `There is no icon \`${icon}\``, hint }];
  });
}
