import type { CSSProperties } from 'react';
import { withBasePath } from '@/lib/site/urls';

// Not in a style sheet, which would become part of the export.
const style: CSSProperties = {
  padding: '8px 16px',
  background: '#7a4a00',
  color: '#fff',
  fontSize: '0.875rem',
  textAlign: 'center',
};

/** Banner of `npm run dev -- --preview`, which shows drafts. */
export function PreviewBanner() {
  return (
    <aside style={style} aria-label="Preview">
      Preview: drafts and unpublished changes of the CMS are shown here, and nowhere else.
      <script async src={withBasePath('/preview/live')} />
    </aside>
  );
}
