'use client';

import { lazy, Suspense, useRef, useState } from 'react';
import type { ShownNavbar } from '@/lib/content/links/site-links';
import { CrashGuard } from '../../ui/crash-guard';
import { MenuIcon } from '../../ui/icons';
import { useWords } from '../../ui/language';

const MobileSidebar = lazy(() => import('./mobile-sidebar').then(({ MobileSidebar }) => ({ default: MobileSidebar })));

/** Button of the mobile menu. The menu is loaded at the first use. */
export function MobileMenu({ items }: { items: ShownNavbar['left'] }) {
  const words = useWords();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button -ms-2.5 desktop:hidden"
        aria-label={words.layout.menu}
        aria-haspopup="dialog"
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      >
        <MenuIcon />
      </button>
      {state !== 'unused' && (
        <CrashGuard what="menuCrashed">
          <Suspense>
            <MobileSidebar
              items={items}
              open={state === 'open'}
              onOpenChange={(open) => setState(open ? 'open' : 'closed')}
              opener={button}
            />
          </Suspense>
        </CrashGuard>
      )}
    </>
  );
}
