'use client';

import { type KeyboardEvent, useState } from 'react';

export interface Tool {
  name: string;
  /** Letter of the shortcut, with Ctrl or Cmd. */
  key?: string;
  run: () => void;
  isOpen?: boolean;
}

/** Index that an arrow key moves to, of a number of buttons. */
function nextOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Buttons that write into the text. The toolbar is one Tab stop; arrow keys move within it. */
export function BodyToolbar({ tools }: { tools: readonly Tool[] }) {
  const [current, setCurrent] = useState(0);
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const next = nextOf(event.key, current, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }
  return (
    <div className="body-toolbar" role="toolbar" aria-label="Text" onKeyDown={onKeyDown}>
      {tools.map(({ name, key, run, isOpen }, at) => (
        <button
          key={name}
          type="button"
          tabIndex={at === current ? 0 : -1}
          title={key ? `${name} (Ctrl+${key})` : undefined}
          aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
          aria-expanded={isOpen}
          onFocus={() => setCurrent(at)}
          onClick={run}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
