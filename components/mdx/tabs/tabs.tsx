import type { ReactNode } from 'react';
import { TabList } from './tab-list';

interface TabsProps {
  /** JSON list of value and label, written by remark-tabs. */
  labels: string;
  defaultValue?: string | null;
  groupId?: string;
  queryString?: string | boolean;
  children?: ReactNode;
}

function readLabels(labels: string): { value: string; label: string }[] {
  return JSON.parse(labels) as { value: string; label: string }[];
}

/** Tabs as authors write them. The choice is shared by all tabs of a group, on this page and on others. */
export function Tabs({ labels, defaultValue, groupId, queryString, children }: TabsProps) {
  const tabs = readLabels(labels);
  const query = queryString === true || queryString === '' ? groupId : queryString || undefined;
  return (
    <TabList
      tabs={tabs}
      initial={defaultValue ?? tabs[0]?.value ?? ''}
      {...(groupId && { groupId })}
      {...(query && { query })}
    >
      {children}
    </TabList>
  );
}
