import type { Page } from '@playwright/test';
import type { WindowItem } from '../lib/content/sidebar/sidebar-window';

const docsOfPart = 100;

/** A sidebar of so many docs, in parts of a hundred. */
function makeTree(docs: number): WindowItem[] {
  return Array.from({ length: docs / docsOfPart }, (_part, part) => ({
    label: `Part ${part}`,
    route: `/docs/part-${part}/page-0`,
    id: `part-${part}`,
    items: Array.from({ length: docsOfPart }, (_doc, doc) => ({
      label: `Page ${doc} of part ${part}`,
      route: `/docs/part-${part}/page-${doc}`,
    })),
  }));
}

/** Lets a page have the sidebar of a site of 3,000 docs. */
export async function withLargeSidebar(page: Page): Promise<void> {
  const tree = JSON.stringify(makeTree(3000));
  await page.route(/\/sidebar\/[^/]*\.json/, (route) => route.fulfill({ contentType: 'application/json', body: tree }));
}
