'use client';

import * as Dialog from '@radix-ui/react-dialog';
import { hideOthers } from 'aria-hidden';
import { type ComponentProps, useEffect, useRef } from 'react';
import { overlay } from './class-names';

/** Keeps the page below a dialog where it is, and as wide as it was with its scrollbar. Returns what undoes it. */
function lockScroll(): () => void {
  const { documentElement: root } = document;
  const scrollbar = window.innerWidth - root.clientWidth;
  const { overflow, paddingInlineEnd } = root.style;
  root.style.overflow = 'hidden';
  if (scrollbar > 0) root.style.paddingInlineEnd = `${scrollbar}px`;
  return () => Object.assign(root.style, { overflow, paddingInlineEnd });
}

/** What is in the dialog, for as long as it is open. */
function ModalContent(props: ComponentProps<typeof Dialog.Content>) {
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = content;
    if (!current) return;
    const unlock = lockScroll();
    const showOthers = hideOthers(current);
    // What has the focus may be removed, which no event tells.
    const watcher = new MutationObserver(() => {
      if (document.activeElement === document.body) current.focus({ preventScroll: true });
    });
    watcher.observe(current, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      showOthers();
      unlock();
    };
  }, []);

  return (
    <Dialog.Content
      ref={content}
      aria-modal
      aria-describedby={undefined}
      onFocusOutside={(event) => {
        event.preventDefault();
        content.current?.focus({ preventScroll: true });
      }}
      {...props}
    />
  );
}

interface ModalDialogProps extends ComponentProps<typeof Dialog.Content> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog over the page, which holds the focus until it is closed, as WAI-ARIA's dialog pattern asks.
 *
 * Radix's own `modal` writes styles on `<body>` that every element inherits, so that a phone computes the style of the
 * whole page anew: a quarter of the time in which the palette opens. Here the root element alone is told not to scroll.
 */
export function ModalDialog({ open, onOpenChange, ...content }: ModalDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Dialog.Portal>
        <div className="contents">
          <div className={`${overlay} animate-fade touch-none`} />
          <ModalContent {...content} />
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
