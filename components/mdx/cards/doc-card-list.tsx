import type { CardView } from '@/lib/content/views/cards';
import { withBasePath } from '@/lib/site/urls';
import { DocumentIcon, FolderIcon } from '../../ui/icons';
import { Name } from '../../ui/name';

/** A page as in Docusaurus: `<DocCardList items={[{ type: 'link', href, label }]} />`. */
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

export interface DocCardListProps {
  /** Pages of the document's folder. */
  cards: readonly CardView[];
  items?: readonly CardItem[];
  /** Language attributes of the list, if the text around it is in another language than the names of pages. */
  around?: { lang: string; dir: string } | undefined;
}

/** Cards for the pages of a folder, or for listed pages. */
export function DocCardList({ cards, items = [], around }: DocCardListProps) {
  const shown = items.length > 0 ? items.map(toCard) : cards;
  return (
    <ul
      className="doc-cards grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4 [&_.icon]:mt-[3px] [&_.icon]:text-link"
      {...(items.length === 0 && around)}
    >
      {shown.map(({ href, label, original, description, originalDescription, folder, external }) => (
        <li key={href}>
          <a
            className="card-link grid h-full grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 p-4"
            href={href}
            {...(external && { target: '_blank', rel: 'noopener' })}
          >
            {folder ? <FolderIcon /> : <DocumentIcon />}
            <span className="weight-600">
              <Name label={label} original={original} />
            </span>
            {description && (
              <span className="col-start-2 text-14/[1.5] text-muted">
                <Name label={description} original={originalDescription} />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
