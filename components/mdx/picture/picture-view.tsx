'use client';

import { useEffect, useState } from 'react';
import { FullSize, fullSizeBox, keepSize } from '../../ui/full-size';

interface Shown {
  src: string;
  alt: string;
  /** What the page shows of it. */
  inPage: Element;
}

/** The whole picture that a plain click asks for; other clicks are the browser's. */
function pictureOf(event: MouseEvent): Shown | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-enlarge]') : undefined;
  const inPage = link?.querySelector('img');
  return link && inPage ? { src: link.href, alt: inPage.alt, inPage } : undefined;
}

/**
 * Shows a picture as large as the window, over the page, where a link leads to one that the column reduces. One listener
 * for all of them; without scripts the link shows the file.
 */
export function PictureView() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const picture = pictureOf(event);
      if (!picture) return;
      event.preventDefault();
      setShown(picture);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  if (!shown) return null;
  return (
    <FullSize label={shown.alt} onClose={() => setShown(undefined)}>
      <div className={fullSizeBox} tabIndex={0} role="group" aria-label={shown.alt}>
        <img
          ref={(picture) => {
            if (picture) keepSize(picture, shown.inPage);
          }}
          src={shown.src}
          alt={shown.alt}
          className="size-full max-w-none object-contain"
        />
      </div>
    </FullSize>
  );
}
