import type { CardView } from '@/lib/content/cards';
import { DocumentIcon, FolderIcon } from '../../ui/icons';

/** Cards for the pages of a folder. */
export function DocCardList({ cards }: { cards: readonly CardView[] }) {
  return (
    <ul className="doc-cards">
      {cards.map(({ href, label, description, folder, external }) => (
        <li key={href}>
          <a href={href} {...(external && { target: '_blank', rel: 'noopener' })}>
            {folder ? <FolderIcon /> : <DocumentIcon />}
            <span className="doc-card-title">{label}</span>
            {description && <span className="doc-card-text">{description}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
