'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { CrashGuard } from '../../ui/crash-guard';
import { TabContext } from './tab-item';
import { useTabChoice } from './use-tab-choice';

export interface Tab {
  value: string;
  label: ReactNode;
}

interface TabListProps {
  tabs: Tab[];
  initial: string;
  groupId?: string;
  query?: string;
  children: ReactNode;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The key for lines from left to right, where the next tab is on the right. */
function directed({ key, currentTarget }: KeyboardEvent<HTMLElement>): string {
  if (getComputedStyle(currentTarget).direction === 'ltr') return key;
  return key === 'ArrowRight' ? 'ArrowLeft' : key === 'ArrowLeft' ? 'ArrowRight' : key;
}

function tabOf(strip: HTMLElement | null, value: string) {
  return strip?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`);
}

/** Scrolls a tab that is out of view to the middle of its strip. Not with scrollIntoView, which may also scroll the page. */
function reveal(strip: HTMLElement | null, value: string) {
  const tab = tabOf(strip, value);
  if (!strip || !tab) return;
  const outer = strip.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  const [before, behind] = [inner.left - outer.left, inner.right - outer.right];
  // It grows to the right in both writing directions.
  if (before < 0 || behind > 0) strip.scrollLeft += (before + behind) / 2;
}

function List({ tabs, initial, groupId, query, children }: TabListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [selected, select] = useTabChoice({
    panels: `${id}-panel-`,
    values: tabs.map(({ value }) => value),
    initial,
    groupId,
    query,
  });
  const context = useMemo(
    () => ({
      id,
      selected,
      labels: new Map(tabs.map(({ value, label }) => [value, typeof label === 'string' ? label : value])),
    }),
    [id, selected, tabs],
  );

  useEffect(() => reveal(list.current, selected), [selected]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = steps[directed(event)];
    const at = tabs.findIndex(({ value }) => value === selected);
    const target = step && tabs[step(at, tabs.length)];
    if (!target) return;
    event.preventDefault();
    select(target.value);
    tabOf(list.current, target.value)?.focus();
  }

  return (
    <div className="tabs">
      <div role="tablist" ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-tab-${value}`}
            data-value={value}
            aria-selected={value === selected}
            aria-controls={`${id}-panel-${value}`}
            tabIndex={value === selected ? 0 : -1}
            onClick={() => select(value)}
          >
            {label}
          </button>
        ))}
      </div>
      <TabContext value={context}>{children}</TabContext>
    </div>
  );
}

/** Tab list as in the ARIA authoring practices: one tab stop, and arrows that move and select. */
export function TabList(props: TabListProps) {
  return (
    <CrashGuard what="tabsCrashed" instead={<CrashGuard what="contentCrashed">{props.children}</CrashGuard>}>
      <List {...props} />
    </CrashGuard>
  );
}
