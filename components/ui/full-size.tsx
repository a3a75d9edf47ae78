'use client';

import type { ReactNode } from 'react';
import { CloseIcon } from './icons';
import { useWords } from './language';

interface FullSizeProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Look of what scrolls in it. */
export const fullSizeBox = 'min-h-0 flex-1 overflow-auto';

/** Keeps a picture that fills the dialog from being smaller than the one in the page. */
export function keepSize(picture: HTMLElement | SVGElement, inPage: Element): void {
  const { width, height } = inPage.getBoundingClientRect();
  picture.style.minWidth = `${width}px`;
  picture.style.minHeight = `${height}px`;
}

/** A dialog as large as the window. Escape and the button close it, which gives the focus back to what opened it. */
export function FullSize({ label, onClose, children }: FullSizeProps) {
  const { layout } = useWords();
  return (
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      className="full-size m-auto h-[94dvh] max-h-none w-[96vw] max-w-none flex-col rounded-card hairline bg-paper p-3 text-text backdrop:bg-scrim open:flex"
      aria-label={label}
      onClose={onClose}
    >
      <form method="dialog" className="flex justify-end">
        <button type="submit" className="icon-button" aria-label={layout.close}>
          <CloseIcon />
        </button>
      </form>
      {children}
    </dialog>
  );
}
