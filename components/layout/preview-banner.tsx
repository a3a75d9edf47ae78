import type { CSSProperties } from 'react';
import { withBasePath } from '@/lib/site/urls';

// Here and not in a style sheet, which the export would carry.
const style: CSSProperties = {
  padding: '8px 16px',
  background: '#7a4a00',
  color: '#fff',
  fontSize: '0.875rem',
  textAlign: 'center',
};

/** Says that drafts are shown. Only `npm run dev -- --preview` has it. */
export function PreviewBanner() {
  return (
    <aside style={style} aria-label="Preview">
      Preview: drafts and unpublished changes of the CMS are shown here, and nowhere else.
      <script async src={withBasePath('/preview/live')} />
    </aside>
  );
}
