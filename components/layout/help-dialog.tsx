'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { shortcuts } from '@/lib/shortcuts';
import { usePreferences } from '@/stores/preferences';
import { CloseIcon } from '../ui/icons';
import { useWords } from '../ui/language';

interface HelpDialogProps {
  /** Whether there is a blog to go to. */
  blog: boolean;
  onClose: () => void;
}

/** Lists every shortcut and switches them off. */
export function HelpDialog({ blog, onClose }: HelpDialogProps) {
  const words = useWords();
  const listed = shortcuts.filter(({ action }) => blog || action !== 'blog');
  const on = usePreferences((state) => state.shortcuts);
  const setShortcuts = usePreferences((state) => state.setShortcuts);
  // The dialog has no trigger of its own to return to: a key or the footer's button opens it.
  const before = useRef(document.activeElement);

  function focusBefore(event: Event) {
    event.preventDefault();
    if (before.current instanceof HTMLElement) before.current.focus();
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="help-dialog" aria-describedby={undefined} onCloseAutoFocus={focusBefore}>
          <div className="help-head">
            <Dialog.Title>{words.shortcuts.title}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={words.layout.close}>
              <CloseIcon />
            </Dialog.Close>
          </div>
          <dl>
            {listed.map(({ keys, action }) => (
              <div key={action}>
                <dt>{words.shortcuts[action]}</dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <label>
            <input type="checkbox" checked={on} onChange={(event) => setShortcuts(event.target.checked)} />
            {words.shortcuts.use}
          </label>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
