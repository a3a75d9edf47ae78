import type { DocView } from '@/lib/content/doc-view';
import { Admonition } from '../mdx/admonition/admonition';

/** Says that a page is of a version that is not out yet or no longer maintained, and leads to the latest one. */
export function VersionNotice({ banner }: { banner: NonNullable<DocView['banner']> }) {
  const unreleased = banner.kind === 'unreleased';
  return (
    <Admonition type={unreleased ? 'info' : 'warning'} title={unreleased ? 'Unreleased version' : 'Older version'}>
      <p>
        {unreleased
          ? `This page is of version ${banner.label}, which is not released yet.`
          : `This page is of version ${banner.label}, which is no longer maintained.`}{' '}
        <a href={banner.href}>Read it in the latest version ({banner.latest.label})</a>.
      </p>
    </Admonition>
  );
}
