'use client';

import { Component, type ReactNode } from 'react';
import { reasonOf } from '@/lib/report/reason-of';
import { fill } from '@/lib/words/fill';
import type { BrowserWords } from '@/lib/words/types';
import { buttonLink } from './class-names';
import { useWords } from './language';

/** The place of a note over the page. */
export const floatingNote = 'fixed bottom-5 center-x z-71 w-max max-w-[calc(100vw-32px)]';

/** A widget that may crash, by what is said of it then. */
type Crash = Extract<keyof BrowserWords['failures'], `${string}Crashed`>;

interface CrashGuardProps {
  what: Crash;
  children: ReactNode;
  /** Whether the note hangs over the page, because what crashed has no place in it. */
  floating?: boolean;
  /** What to show below the message, so that its content is not lost. */
  instead?: ReactNode;
}

interface CrashGuardState {
  message: string | null;
}

interface CrashNoteProps {
  text: string;
  /** What the button says. */
  again: string;
  onRetry: () => void;
  className?: string | undefined;
}

/** Moves the focus from a note, which is about to go, to what is around it. */
function focusAround(note: HTMLElement | null | undefined): void {
  if (!note) return;
  note.tabIndex = -1;
  note.focus({ preventScroll: true });
}

/** Says in the place of a widget what became of it, with a button that tries again. */
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
 * Keeps a crash to the widget it happened in: a note with the error's message and a button stands in its place. Code that
 * did not load is no crash: the guard of lib/publish/load-guard.ts has told the reader of it. Not react-error-boundary, which
 * would add to the JavaScript of every page.
 */
export class CrashGuard extends Component<CrashGuardProps, CrashGuardState> {
  override state: CrashGuardState = { message: null };

  static getDerivedStateFromError(error: unknown): CrashGuardState {
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
