'use client';

import { Command } from 'cmdk';
import type { MouseEvent } from 'react';
import { queryKind, useSearch } from '@/stores/search';
import { findActions, type PaletteAction } from './actions';

interface ActionListProps {
  actions: readonly PaletteAction[];
  onFollow: (event: MouseEvent) => void;
  /** Called before an action acts, so that what it opens or focuses comes after the palette. */
  onRun: (run: () => void) => void;
}

/** What the palette can do beside finding pages: all of it, or what a query after `>` names. */
export function ActionList({ actions, onFollow, onRun }: ActionListProps) {
  const wanted = useSearch(({ query }) => (queryKind(query) === 'action' ? query.slice(1) : ''));
  const found = findActions(actions, wanted);
  if (found.length === 0) return null;
  return (
    <Command.Group heading="Actions">
      {found.map((action) => (
        <Command.Item
          key={action.label}
          value={`action ${action.label}`}
          className="palette-item"
          {...('run' in action && { onSelect: () => onRun(action.run) })}
        >
          {'run' in action ? (
            <span className="palette-row">
              <span className="icon icon-arrow-right" aria-hidden="true" />
              <span className="palette-title">{action.label}</span>
            </span>
          ) : (
            <a
              href={action.href}
              tabIndex={-1}
              onClick={onFollow}
              {...(action.external && { target: '_blank', rel: 'noopener' })}
            >
              <span className="icon icon-arrow-right" aria-hidden="true" />
              <span className="palette-title">{action.label}</span>
            </a>
          )}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
