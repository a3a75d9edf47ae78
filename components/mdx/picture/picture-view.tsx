'use client';

import { useEffect, useState } from 'react';
import { FullSize } from '../../ui/full-size';

/** The link to a full picture of a plain click. The browser handles other clicks. */
function pictureLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return event.target instanceof Element ? event.target.closest('a[data-enlarge]') : null;
}

/** Shows any reduced picture of the page in full size. Without scripts the link opens the file. */
export function PictureView() {
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const asked = pictureLink(event);
      if (!asked) return;
      event.preventDefault();
      setLink(asked);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  const inPage = link?.querySelector('img');
  if (!link || !inPage) return null;
  const { alt } = inPage;
  return (
    <FullSize
      label={alt}
      inPage={inPage}
      whole={Object.assign(new Image(), { src: link.href, alt })}
      onClose={() => setLink(null)}
    />
  );
}
