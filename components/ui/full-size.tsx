'use client';

import { CloseIcon } from './icons';
import { useWords } from './language';

interface FullSizeProps {
  label: string;
  /** The picture as the page shows it, and what of it fills the dialog. */
  inPage: Element;
  whole: HTMLElement | SVGElement;
  onClose: () => void;
}

/**
 * A picture in a dialog as large as the window, which scrolls where it would be smaller than in the page. Escape and the
 * button close it, which gives the focus back to what opened it.
 */
export function FullSize({ label, inPage, whole, onClose }: FullSizeProps) {
  const { layout } = useWords();
  return (
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      className="full-size"
      aria-label={label}
      onClose={onClose}
    >
      <form method="dialog">
        <button type="submit" className="icon-button" aria-label={layout.close}>
          <CloseIcon />
        </button>
      </form>
      <div
        ref={(box) => {
          const { width, height } = inPage.getBoundingClientRect();
          whole.style.cssText = `min-width:${width}px;min-height:${height}px`;
          box?.replaceChildren(whole);
        }}
        tabIndex={0}
        role="group"
        aria-label={label}
      />
    </dialog>
  );
}
