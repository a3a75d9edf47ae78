import { memo } from 'react';
import { useWords } from '../ui/language';

const keys = [
  ['↑ ↓', 'keySelect'],
  ['↵', 'keyOpen'],
  ['Ctrl ↵', 'keyNewTab'],
  ['Tab', 'keyNarrow'],
  ['Esc', 'keyClear'],
] as const;

/** What the keys do, for those who can use them. */
export const PaletteFooter = memo(function PaletteFooter({ narrowing }: { narrowing: boolean }) {
  const { search } = useWords();
  return (
    <div className="palette-foot" aria-hidden="true">
      {keys
        .filter(([key]) => narrowing || key !== 'Tab')
        .map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {search[does]}
          </span>
        ))}
    </div>
  );
});
