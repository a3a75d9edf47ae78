'use client';

import { Command } from 'cmdk';
import type { MouseEvent } from 'react';
import { useWords } from '../ui/language';
import type { PaletteAction } from './actions';
import { item, row } from './palette-styles';

const actionRow = `${row} grid grid-cols-[20px_minmax(0,1fr)_auto] content-center`;

interface ActionListProps {
  actions: readonly PaletteAction[];
  onFollow: (event: MouseEvent) => void;
  /** Runs an action after the palette has closed, so that what it opens or focuses stays. */
  onRun: (run: () => void) => void;
}

/** Value of an action among the items of the palette. */
export function actionValue({ label }: PaletteAction): string {
  return `action ${label}`;
}

/** Actions of the palette. */
export function ActionList({ actions, onFollow, onRun }: ActionListProps) {
  const words = useWords();
  if (actions.length === 0) return null;
  return (
    <Command.Group heading={words.actions.title}>
      {actions.map((action) => {
        const name = (
          <>
            <span className="icon icon-arrow-right text-muted" aria-hidden="true" />
            <span className="truncate">{action.label}</span>
          </>
        );
        return (
          <Command.Item
            key={action.label}
            value={actionValue(action)}
            className={item}
            {...('run' in action && { onSelect: () => onRun(action.run) })}
          >
            {'run' in action ? (
              <span className={actionRow}>{name}</span>
            ) : (
              <a
                href={action.href}
                className={actionRow}
                tabIndex={-1}
                onClick={onFollow}
                {...(action.external && { target: '_blank', rel: 'noopener' })}
              >
                {name}
              </a>
            )}
          </Command.Item>
        );
      })}
    </Command.Group>
  );
}
