import type { CardView } from '@/lib/content/views/cards';
import { nameLanguage } from '@/lib/site/locales';
import { withBasePath } from '@/lib/site/urls';
import { DocumentIcon, FolderIcon } from '../../ui/icons';

/** A page as documents of Docusaurus list them: `<DocCardList items={[{ type: 'link', href, label }]} />`. */
export interface CardItem {
  type?: string;
  href?: string;
  label?: string;
  description?: string;
}

function toCard({ type, href = '', label = href, description }: CardItem): CardView {
  const own = href.startsWith('/') && !href.startsWith('//');
  return { href: own ? withBasePath(href) : href, label, description: description ?? '', folder: type === 'category' };
}

/** Cards for the pages of a folder, or for those a document lists. */
export function DocCardList({ cards, items = [] }: { cards: readonly CardView[]; items?: readonly CardItem[] }) {
  const shown = items.length > 0 ? items.map(toCard) : cards;
  return (
    <ul className="doc-cards grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">
      {shown.map(({ href, label, description, folder, external, ...card }) => (
        <li key={href}>
          <a
            className="card-link"
            href={href}
            lang={nameLanguage(card)}
            {...(external && { target: '_blank', rel: 'noopener' })}
          >
            {folder ? <FolderIcon /> : <DocumentIcon />}
            <span className="font-semibold">{label}</span>
            {description && <span className="col-start-2 text-14 text-muted leading-[1.5]">{description}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
