import { memo } from 'react';
import { keyCap } from '../ui/class-names';
import { useWords } from '../ui/language';

const keys = [
  ['↑ ↓', 'keySelect'],
  ['↵', 'keyOpen'],
  ['Ctrl ↵', 'keyNewTab'],
  ['Tab', 'keyNarrow'],
  ['Esc', 'keyClear'],
] as const;

/** Keys of the palette, for devices with a keyboard. */
export const PaletteFooter = memo(function PaletteFooter({ narrowing }: { narrowing: boolean }) {
  const { search } = useWords();
  return (
    <div
      className="mt-auto flex flex-none gap-4 hairline-t px-4 py-2 text-12 text-muted max-phone:hidden [@media(hover:none)]:hidden"
      aria-hidden="true"
    >
      {keys
        .filter(([key]) => narrowing || key !== 'Tab')
        .map(([key, does]) => (
          <span key={key}>
            <kbd className={keyCap}>{key}</kbd> {search[does]}
          </span>
        ))}
    </div>
  );
});
