import { memo } from 'react';

const keys: readonly (readonly [key: string, does: string])[] = [
  ['↑ ↓', 'select'],
  ['↵', 'open'],
  ['Ctrl ↵', 'new tab'],
  ['Tab', 'narrow'],
  ['Esc', 'clear, close'],
];

/** What the keys do, for those who can use them. */
export const PaletteFooter = memo(function PaletteFooter({ narrowing }: { narrowing: boolean }) {
  return (
    <div className="palette-foot" aria-hidden="true">
      {keys
        .filter(([key]) => narrowing || key !== 'Tab')
        .map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
    </div>
  );
});
