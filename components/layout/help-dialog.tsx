'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { type Shortcut, shortcuts } from '@/lib/site/shortcuts';
import { usePreferences } from '@/stores/preferences-store';
import { CloseIcon } from '../ui/icons';
import { useWords } from '../ui/language';
import { ModalDialog } from '../ui/modal-dialog';

interface HelpDialogProps {
  /** What the site does not have. */
  absent: readonly Shortcut['action'][];
  onClose: () => void;
}

/** List of all shortcuts, with a switch for them. */
export function HelpDialog({ absent, onClose }: HelpDialogProps) {
  const words = useWords();
  const listed = shortcuts.filter(({ action }) => !absent.includes(action));
  const on = usePreferences((state) => state.shortcuts);
  // The dialog has no trigger that gets the focus back: a key or the footer's button opens it.
  const before = useRef(document.activeElement);

  function focusBefore(event: Event) {
    event.preventDefault();
    if (before.current instanceof HTMLElement) before.current.focus();
  }

  return (
    <ModalDialog
      open
      onOpenChange={(open) => !open && onClose()}
      className="fixed top-[12vh] center-x z-51 max-h-[76vh] w-[min(30rem,calc(100vw-32px))] animate-fade overflow-y-auto rounded-card hairline bg-paper px-6 pt-2 pb-6"
      onCloseAutoFocus={focusBefore}
    >
      <div className="-me-3 flex items-center justify-between text-17">
        <Dialog.Title>{words.shortcuts.title}</Dialog.Title>
        <Dialog.Close className="icon-button" aria-label={words.layout.close}>
          <CloseIcon />
        </Dialog.Close>
      </div>
      <dl>
        {listed.map(({ keys, action }) => (
          <div key={action} className="flex justify-between gap-4 hairline-b py-2 text-15">
            <dt>{words.shortcuts[action]}</dt>
            <dd className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-[1.75em] rounded-small border-line-strong px-[0.45em] text-center text-13 [border-style:solid] [border-width:1px_1px_2px]"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className="mt-3 flex min-h-11 items-center gap-2.5 text-15">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => usePreferences.setState({ shortcuts: event.target.checked })}
        />
        {words.shortcuts.use}
      </label>
    </ModalDialog>
  );
}
