'use client';

import { type ElementType, type ReactNode, useState } from 'react';

interface CollapsibleProps {
  as?: ElementType;
  collapsed: boolean;
  className?: string;
  children?: ReactNode;
}

/** What is shown or hidden by something else: hidden, it stays in the page. */
export function Collapsible({ as: Tag = 'div', collapsed, className, children }: CollapsibleProps) {
  return (
    <Tag className={className} hidden={collapsed}>
      {children}
    </Tag>
  );
}

/** Whether such a part is hidden, and how to change it. */
export function useCollapsible({ initialState = false }: { initialState?: boolean | (() => boolean) } = {}) {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((before) => !before) };
}
