'use client';

import { type ElementType, type ReactNode, useState } from 'react';

interface CollapsibleProps {
  as?: ElementType;
  collapsed: boolean;
  className?: string;
  children?: ReactNode;
}

/** Content that something else shows or hides. Hidden content stays in the page. */
export function Collapsible({ as: Tag = 'div', collapsed, className, children }: CollapsibleProps) {
  return (
    <Tag className={className} hidden={collapsed}>
      {children}
    </Tag>
  );
}

/** State of a collapsible part. */
export function useCollapsible({ initialState = false }: { initialState?: boolean | (() => boolean) } = {}) {
  const [collapsed, setCollapsed] = useState(initialState);
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((before) => !before) };
}
