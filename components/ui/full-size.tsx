'use client';

import { CloseIcon } from './icons';
import { useWords } from './language';

interface FullSizeProps {
  label: string;
  /** The picture in the page, and the element for the dialog. */
  inPage: Element;
  whole: HTMLElement | SVGElement;
  onClose: () => void;
}

/**
 * A picture in a dialog as large as the window. If that is much less than twice its size in the page, as on phones, it has
 * twice the size and scrolls. Drawings are at most as large as they are by themselves. Escape and the button close the
 * dialog, which returns the focus.
 */
export function FullSize({ label, inPage, whole, onClose }: FullSizeProps) {
  const { layout } = useWords();
  return (
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      className="full-size m-auto h-[94dvh] max-h-none w-[96vw] max-w-none flex-col rounded-card hairline bg-paper p-3 text-text open:flex backdrop:bg-scrim"
      aria-label={label}
      onClose={onClose}
    >
      <form method="dialog" className="self-end">
        <button type="submit" className="icon-button" aria-label={layout.close}>
          <CloseIcon />
        </button>
      </form>
      <div
        ref={(box) => {
          if (!box) return;
          const { width, height } = inPage.getBoundingClientRect();
          const own = inPage instanceof SVGSVGElement ? inPage.viewBox.baseVal.width / width : 2;
          const larger = Math.min(2, own);
          const times = larger * width > 1.5 * box.clientWidth ? larger : 1;
          const least = `min-width:${times * width}px;min-height:${times * height}px`;
          whole.style.cssText = `${least};width:100%;height:100%;object-fit:contain`;
          box.replaceChildren(whole);
        }}
        className="min-h-0 flex-1 overflow-auto"
        tabIndex={0}
        role="group"
        aria-label={label}
      />
    </dialog>
  );
}
