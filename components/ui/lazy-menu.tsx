'use client';

import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { CrashGuard } from './crash-guard';
import type { MenuProps } from './menu';

const loadMenu = () => import('./menu').then(({ Menu }) => ({ default: Menu }));
const Menu = lazy(loadMenu);

/** A menu whose code is loaded when a reader first reaches for it. Until then only its button exists. */
export function LazyMenu({ children, ...props }: Omit<MenuProps, 'byKeyboard'>) {
  const [wantedBy, setWantedBy] = useState<'keyboard' | 'pointer'>();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setWantedBy('keyboard');
  };
  const button = (
    <button
      type="button"
      className="menu-button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-current={props.current || undefined}
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
        <Menu {...props} byKeyboard={wantedBy === 'keyboard'}>
          {children}
        </Menu>
      </Suspense>
    </CrashGuard>
  );
}
