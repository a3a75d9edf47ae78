'use client';

import * as Dropdown from '@radix-ui/react-dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';

export interface MenuItem extends Omit<ComponentProps<'a'>, 'onSelect'> {
  label: string;
  current?: boolean;
  /** Runs before the link is followed. */
  onSelect?: () => void;
}

/** Drop-down list of links. Open from the start, because it is mounted by the click that wants it. */
export function Menu({ label, children, items }: { label: string; children: ReactNode; items: readonly MenuItem[] }) {
  return (
    <Dropdown.Root defaultOpen modal={false} dir={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}>
      <Dropdown.Trigger className="menu-button" aria-label={label}>
        {children}
      </Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content className="menu" align="end" sideOffset={6} collisionPadding={8}>
          {items.map(({ label: text, current, onSelect, ...anchor }) => (
            <Dropdown.Item key={`${anchor.href}${text}`} asChild onSelect={onSelect}>
              <a {...anchor} aria-current={current ? 'true' : undefined}>
                {text}
              </a>
            </Dropdown.Item>
          ))}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}
