import type { AdminViewServerProps, Payload } from 'payload';
import { collectionNames } from '../../../lib/cms/collections';
import { DraftProblems } from './draft-problems';

interface Line {
  kind: string;
  id: string;
  title: string;
  date: string;
}

const most = 8;

function line(kind: string, id: unknown, doc: Readonly<Record<string, unknown>>): Line {
  return {
    kind,
    id: String(id),
    title: String(doc['entry_title'] || doc['path'] || 'Untitled'),
    date: String(doc['updatedAt']),
  };
}

function newest(lines: readonly Line[]): Line[] {
  return [...lines].sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, most);
}

async function drafts(payload: Payload): Promise<Line[]> {
  const where = { latest: { equals: true }, 'version._status': { equals: 'draft' } };
  const found = await Promise.all(
    collectionNames.map(async (collection) => {
      const { docs } = await payload.findVersions({ collection, where, sort: '-updatedAt', limit: most, depth: 0 });
      return docs.map(({ parent, version, updatedAt }) =>
        line(collection, parent, { ...(version as unknown as Record<string, unknown>), updatedAt }),
      );
    }),
  );
  return newest(found.flat());
}

async function published(payload: Payload): Promise<Line[]> {
  const where = { _status: { equals: 'published' } };
  const found = await Promise.all(
    collectionNames.map(async (collection) => {
      const { docs } = await payload.find({ collection, where, sort: '-updatedAt', limit: most, depth: 0 });
      return (docs as unknown as Record<string, unknown>[]).map((doc) => line(collection, doc['id'], doc));
    }),
  );
  return newest(found.flat());
}

interface ListProps {
  title: string;
  lines: readonly Line[];
  admin: string;
  /** What stands there where the list is empty. */
  none: string;
  /** Whether the content check says what keeps each from being published. */
  isChecked?: boolean;
}

function List({ title, lines, admin, none, isChecked = false }: ListProps) {
  return (
    <section className="overview-list">
      <h2>{title}</h2>
      {lines.length === 0 && <p>{none}</p>}
      <ul>
        {lines.map(({ kind, id, title: name, date }) => (
          <li key={`${kind}/${id}`}>
            <a href={`${admin}/collections/${kind}/${id}`}>{name}</a>{' '}
            <span className="content-problem__place">
              {kind}, <time dateTime={date}>{date.slice(0, 10)}</time>
            </span>
            {isChecked && <DraftProblems kind={kind} id={id} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What opens the dashboard: what is not published yet, and what was published last. */
export async function Overview({ payload }: Pick<AdminViewServerProps, 'payload'>) {
  const { admin } = payload.config.routes;
  const [open, recent] = await Promise.all([drafts(payload), published(payload)]);
  return (
    <div className="overview">
      <List title="Drafts" lines={open} admin={admin} none="There are none." isChecked />
      <List title="Published last" lines={recent} admin={admin} none="Nothing is published yet." />
    </div>
  );
}
