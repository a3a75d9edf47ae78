import type { AdminViewServerProps } from 'payload';
import { lastChange, wayOfChange } from '../../deploy/deploys';
import { SiteWay } from '../entry/site-way';
import { DraftProblems } from './draft-problems';
import { LanguageOverview } from './language-overview';
import { drafts, type Line, published, scheduled } from './overview-lists';

interface ListProps {
  title: string;
  lines: readonly Line[];
  admin: string;
  /** Text for an empty list; without it an empty list is left out. */
  none?: string;
  /** Whether to show the errors that keep each entry from being published. */
  isChecked?: boolean;
}

function List({ title, lines, admin, none, isChecked = false }: ListProps) {
  if (lines.length === 0 && none === undefined) return null;
  return (
    <section className="overview-list">
      <h2>{title}</h2>
      {lines.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {lines.map(({ kind, id, title: name, date, note, problem }) => (
            <li key={`${kind}/${id}/${date}`}>
              <a href={`${admin}/collections/${kind}/${id}`}>{name}</a>{' '}
              <span className="content-problem__place">
                {kind}, {note}{' '}
                <time dateTime={date}>
                  {note === undefined ? date.slice(0, 10) : `${date.slice(0, 16).replace('T', ' ')} UTC`}
                </time>
              </span>
              {isChecked && <DraftProblems kind={kind} id={id} />}
              {problem !== undefined && <strong className="draft-problems">{problem}</strong>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Start of the dashboard: state of the site, the editor's drafts, and what was published last. */
export async function Overview({ payload, user }: Pick<AdminViewServerProps, 'payload' | 'user'>) {
  const { admin } = payload.config.routes;
  const id = user?.id ?? 0;
  const [own, others, planned, recent] = await Promise.all([
    drafts(payload, 'own', id),
    drafts(payload, 'others', id),
    scheduled(payload),
    published(payload),
  ]);
  const since = await lastChange(payload, recent[0]?.date ?? '');
  return (
    <>
      <SiteWay first={await wayOfChange(payload, since)} />
      <div className="overview">
        <List title="Your drafts" lines={own} admin={admin} none="There are none." isChecked />
        <List title="Drafts of others" lines={others} admin={admin} isChecked />
        <List title="Scheduled" lines={planned} admin={admin} />
        <List title="Published last" lines={recent} admin={admin} none="Nothing is published yet." />
        <LanguageOverview />
      </div>
    </>
  );
}
