'use client';

import { createContext, type ReactNode, useContext } from 'react';

/** Shared data of the panels of a tab list. */
export const TabContext = createContext<{ id: string; selected: string; labels: ReadonlyMap<string, string> }>({
  id: '',
  selected: '',
  labels: new Map(),
});

/** Properties of a tab. Its list reads the label and the default. */
export interface TabItemProps {
  value: string;
  label?: ReactNode;
  default?: boolean;
  children?: ReactNode;
}

/** A panel. Without JavaScript or without a tab list all panels are shown, each below its label (public/no-script.css). */
export function TabItem({ value, children }: TabItemProps) {
  const { id, selected, labels } = useContext(TabContext);
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      data-label={labels.get(value)}
      hidden={selected !== '' && value !== selected}
    >
      {children}
    </div>
  );
}
