'use client';

import { type ReactNode, useContext } from 'react';
import { TabContext } from './tab-context';

/** What an author writes of a tab. Its list reads the label and the first choice. */
export interface TabItemProps {
  value: string;
  label?: ReactNode;
  default?: boolean;
  children?: ReactNode;
}

/** One panel. Without JavaScript every panel is shown below its label (public/no-script.css), without a tab list every one too. */
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
