import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import type { TabItemProps } from './tab-item';
import { type Tab, TabList } from './tab-list';

interface TabsProps {
  /** JSON list of values and labels by remark-tabs; absent if code makes the tabs. */
  labels?: string;
  values?: readonly Pick<TabItemProps, 'value' | 'label'>[];
  defaultValue?: string | null;
  groupId?: string;
  queryString?: string | boolean;
  children?: ReactNode;
}

type ItemProps = Partial<TabItemProps>;

/** Properties of the tabs in the children, also in nested lists. */
function itemsOf(children: ReactNode): ItemProps[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<ItemProps>(child)) return [];
    return child.type === Fragment ? itemsOf(child.props.children) : [child.props];
  });
}

function readTabs(items: readonly ItemProps[], values: TabsProps['values'] = []): Tab[] {
  const named = new Map(values.map(({ value, label }) => [value, label]));
  const places = new Map(values.map(({ value }, index) => [value, index]));
  const place = ({ value }: Tab) => places.get(value) ?? places.size;
  return items
    .map(({ value = '', label }) => ({ value, label: label ?? named.get(value) ?? value }))
    .sort((a, b) => place(a) - place(b));
}

/** Tabs of authors. All tabs of a group share the choice, on this page and on others. */
export function Tabs({ labels, values, defaultValue, groupId, queryString, children }: TabsProps) {
  const items = labels === undefined ? itemsOf(children) : [];
  const tabs = labels === undefined ? readTabs(items, values) : (JSON.parse(labels) as Tab[]);
  const preset = defaultValue ?? items.find((item) => item.default !== undefined)?.value;
  const query = queryString === true || queryString === '' ? groupId : queryString || undefined;
  return (
    <TabList
      tabs={tabs}
      initial={preset ?? tabs[0]?.value ?? ''}
      {...(groupId && { groupId })}
      {...(query && { query })}
    >
      {children}
    </TabList>
  );
}
