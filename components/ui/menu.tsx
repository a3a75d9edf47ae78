'use client';

import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, type ReactNode, useRef } from 'react';

export interface MenuItem extends Omit<ComponentProps<'a'>, 'onSelect'> {
  label: string;
  current?: boolean;
  /** Runs before the link, which is the target of the event, is followed. */
  onSelect?: (event: Event) => void;
}

export interface MenuProps {
  label: string;
  /** Content of the button. */
  children: ReactNode;
  items: readonly MenuItem[];
  /** Whether the page that is shown belongs to what the menu holds. */
  current?: boolean | undefined;
  /** Whether a key mounts it. Radix only learns of later ones. */
  byKeyboard: boolean;
}

/** Drop-down list of links. It is open at first, because the click that opens it mounts it. */
export function Menu({ label, children, items, current, byKeyboard }: MenuProps) {
  const focusesFirst = useRef(byKeyboard);
  const focusOnce = (item: HTMLElement | null) => {
    if (item && focusesFirst.current) item.focus();
    if (item) focusesFirst.current = false;
  };
  return (
    <Dropdown.Root defaultOpen modal={false} dir={document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'}>
      <Dropdown.Trigger className="menu-button" aria-label={label} aria-current={current || undefined}>
        {children}
      </Dropdown.Trigger>
      <Dropdown.Portal>
        <Dropdown.Content
          className="z-45 min-w-40 animate-fade rounded-card hairline bg-paper p-1 [box-shadow:0_8px_24px_rgb(10_13_17/12%)]"
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          {items.map(({ label: text, current: isCurrent, onSelect, ...anchor }, index) => (
            <Dropdown.Item
              key={`${anchor.href}${text}`}
              ref={index === 0 ? focusOnce : undefined}
              asChild
              onSelect={onSelect}
            >
              <a
                {...anchor}
                aria-current={isCurrent || undefined}
                className="block rounded-control px-3 py-2 text-15 text-text no-underline [outline:0] aria-current:weight-600 aria-current:text-link data-highlighted:bg-inset data-highlighted:-outline-offset-2 data-highlighted:[outline:2px_solid_var(--brand)]"
              >
                {text}
              </a>
            </Dropdown.Item>
          ))}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}
