'use client';

import { createContext, type ReactNode, useContext } from 'react';

interface TabData {
  id: string;
  selected: string;
  labels: ReadonlyMap<string, string>;
}

/** Shared data of the panels of a tab list; undefined outside of one, and in its panels. */
export const TabContext = createContext<TabData | undefined>(undefined);

/** Properties of a tab. Its list reads the label and the default. */
export interface TabItemProps {
  value: string;
  label?: ReactNode;
  default?: boolean;
  children?: ReactNode;
}

/**
 * A panel. Without JavaScript all panels are shown, each below its label (public/no-script.css). Without a tab list, as
 * components may make it, it is what it holds.
 */
export function TabItem({ value, children }: TabItemProps) {
  const list = useContext(TabContext);
  if (!list) return children;
  const { id, selected, labels } = list;
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      data-label={labels.get(value)}
      hidden={selected !== '' && value !== selected}
    >
      <TabContext value={undefined}>{children}</TabContext>
    </div>
  );
}
