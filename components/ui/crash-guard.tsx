'use client';

import { Component, type ReactNode } from 'react';
import { reasonOf } from '@/lib/report/reason-of';
import { fill } from '@/lib/words/fill';
import type { BrowserWords } from '@/lib/words/types';
import { buttonLink } from './class-names';
import { useWords } from './language';

/** Position of a note over the page. */
export const floatingNote = 'fixed bottom-5 center-x z-71 w-max max-w-[calc(100vw-32px)]';

type Crash = Extract<keyof BrowserWords['failures'], `${string}Crashed`>;

interface CrashGuardProps {
  what: Crash;
  children: ReactNode;
  /** Whether the note is shown over the page, because the widget has no place in it. */
  floating?: boolean;
  /** Content below the message, so that it is not lost. */
  instead?: ReactNode;
}

interface CrashNoteProps {
  text: string;
  /** Text of the button. */
  again: string;
  onRetry: () => void;
  className?: string | undefined;
}

/** Moves the focus from a note, which is about to disappear, to the element around it. */
function focusAround(note: HTMLElement | null | undefined): void {
  if (!note) return;
  note.tabIndex = -1;
  note.focus({ preventScroll: true });
}

/** Message in place of a widget, with a button that tries again. */
export function CrashNote({ text, again, onRetry, className = '' }: CrashNoteProps) {
  const box =
    'flex flex-wrap items-center gap-x-2 gap-y-1 rounded-small px-4 py-3 [border-inline-start:3px_solid_var(--danger)]';
  return (
    <div role="alert" className={`${box} wrap-anywhere bg-danger-tint text-14 ${className}`}>
      <p>{text}</p>
      <button
        type="button"
        className={buttonLink}
        onClick={({ currentTarget }) => {
          focusAround(currentTarget.parentElement?.parentElement);
          onRetry();
        }}
      >
        {again}
      </button>
    </div>
  );
}

function Crashed({
  what,
  message,
  ...note
}: { what: Crash; message: string } & Omit<CrashNoteProps, 'text' | 'again'>) {
  const { failures } = useWords();
  return <CrashNote text={fill(failures[what], { message })} again={failures.tryAgain} {...note} />;
}

/**
 * Limits a crash to its widget, which a note with message and button replaces. Code that did not load is no crash:
 * lib/publish/load-guard.ts has told the reader already. Not react-error-boundary, which would enlarge every page.
 */
export class CrashGuard extends Component<CrashGuardProps, { message: string | null }> {
  override state: { message: string | null } = { message: null };

  static getDerivedStateFromError(error: unknown) {
    if (error instanceof Error && error.name === 'ChunkLoadError') return { message: '' };
    return { message: reasonOf(error) };
  }

  override render() {
    const { message } = this.state;
    const { what, children, floating, instead } = this.props;
    if (message === null) return children;
    if (message === '') return instead;
    return (
      <>
        <Crashed
          what={what}
          message={message}
          onRetry={() => this.setState({ message: null })}
          className={floating ? floatingNote : undefined}
        />
        {instead}
      </>
    );
  }
}
