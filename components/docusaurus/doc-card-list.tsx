import { type CardItem, DocCardList } from '../mdx/cards/doc-card-list';

/** Cards for pages that a component of the site's own lists. In documents the cards of their folder are the default. */
export default function OwnDocCardList({ items = [] }: { items?: readonly CardItem[] }) {
  return <DocCardList cards={[]} items={items} />;
}
