import { type CardItem, DocCardList } from '../mdx/cards/doc-card-list';

/** Cards for the pages that a component of the site's own lists. Documents have those of their folder too. */
export default function OwnDocCardList({ items = [] }: { items?: readonly CardItem[] }) {
  return <DocCardList cards={[]} items={items} />;
}
