import type { DocView } from '@/lib/content/views/doc-view';
import { fill, fillParts } from '@/lib/words/fill';
import type { Words } from '@/lib/words/types';
import { Admonition } from '../mdx/admonition/admonition';

interface VersionNoticeProps {
  banner: NonNullable<DocView['banner']>;
  words: Words;
}

/** Notice on pages of a version that is unreleased or no longer maintained, with a link to the latest one. */
export function VersionNotice({ banner: { kind, label, href, latest, isThere }, words }: VersionNoticeProps) {
  const { docs } = words;
  const [type, title, text] =
    kind === 'unreleased'
      ? (['info', docs.unreleased, docs.unreleasedText] as const)
      : (['warning', docs.older, docs.olderText] as const);
  return (
    <Admonition type={type} title={title} words={words.browser.admonitions}>
      <p>
        {fillParts(text, {
          version: label,
          link: (
            <a key="link" href={href}>
              {fill(isThere ? docs.readLatest : docs.goToLatest, { version: latest.label })}
            </a>
          ),
        })}
      </p>
    </Admonition>
  );
}

/** Classes of a docs page. Those of its version are the site's own. */
export function docsLayout({ className }: Pick<DocView, 'className'>): string {
  return className === undefined ? 'docs-layout' : `docs-layout ${className}`;
}

/** The name of the version above the title. */
export function VersionBadge({ label, words }: { label: string; words: Words }) {
  return (
    <p className="mb-2">
      <span className="rounded-pill px-2.5 py-0.5 text-13 text-muted [border:1px_solid_var(--line-strong)]">
        {fill(words.browser.layout.version, { name: label })}
      </span>
    </p>
  );
}
