'use client';

import type { ShownLink } from '@/schema/link';
import type { SiteConfig } from '@/schema/site';
import { usePreferences } from '@/stores/preferences-store';
import { CloseIcon } from '../ui/icons';
import { useOwn, useWords } from '../ui/language';
import { SiteLinkAnchor } from './navbar/site-link';

interface AnnouncementProps {
  announcement: Omit<NonNullable<SiteConfig['announcement']>, 'link'>;
  link: ShownLink | undefined;
}

/** Bar above the navbar. Readers who have closed it see it again when it has a new id. */
export function Announcement({ announcement, link }: AnnouncementProps) {
  const { id, text: written, background, color, closeable } = announcement;
  const words = useWords();
  const { text } = useOwn();
  const dismissed = usePreferences((state) => state.dismissedAnnouncement === id);
  if (dismissed) return null;

  function close() {
    usePreferences.setState({ dismissedAnnouncement: id });
    // The button disappears with the bar, so the next element gets the focus.
    document.querySelector<HTMLElement>('.navbar-brand')?.focus();
  }

  const shown = text(written);
  const label = link ? text(link.label) : '';
  // Behind the text if it does not hold the label.
  const at = label === '' ? -1 : shown.lastIndexOf(label);
  return (
    <aside className="announcement" aria-label={words.layout.announcement} style={{ background, color }}>
      <p dir="auto">
        {at === -1 ? shown : shown.slice(0, at)}
        {at === -1 && ' '}
        {link && <SiteLinkAnchor link={link} />}
        {at !== -1 && shown.slice(at + label.length)}
      </p>
      {closeable && (
        <button type="button" className="icon-button" aria-label={words.layout.closeAnnouncement} onClick={close}>
          <CloseIcon />
        </button>
      )}
    </aside>
  );
}
