import { type CardItem, DocCardList } from '../mdx/cards/doc-card-list';

/** One card for a page. */
export default function DocCard({ item }: { item: CardItem }) {
  return <DocCardList cards={[]} items={[item]} />;
}
