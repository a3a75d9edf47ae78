'use client';

import { type KeyboardEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { CrashGuard } from './crash-guard';
import type { MenuItem } from './menu';

const loadMenu = () => import('./menu').then(({ Menu }) => ({ default: Menu }));
const Menu = lazy(loadMenu);

interface LazyMenuProps {
  label: string;
  /** Content of the button. */
  children: ReactNode;
  items: readonly MenuItem[];
  /** Whether the page that is shown belongs to what the menu holds. */
  current?: boolean;
}

/** A menu whose code is loaded when a reader first reaches for it. Until then only its button exists. */
export function LazyMenu({ label, children, items, current }: LazyMenuProps) {
  const [wantedBy, setWantedBy] = useState<'keyboard' | 'pointer'>();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setWantedBy('keyboard');
  };
  const button = (
    <button
      type="button"
      className="menu-button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-current={current || undefined}
      // Enter and Space make clicks that count no press.
      onClick={({ detail }) => setWantedBy(detail === 0 ? 'keyboard' : 'pointer')}
      onKeyDown={onKeyDown}
      onPointerEnter={loadMenu}
      onFocus={loadMenu}
    >
      {children}
    </button>
  );
  if (!wantedBy) return button;
  return (
    <CrashGuard what="menuCrashed" instead={button}>
      <Suspense fallback={button}>
        <Menu label={label} items={items} current={current} byKeyboard={wantedBy === 'keyboard'}>
          {children}
        </Menu>
      </Suspense>
    </CrashGuard>
  );
}
