'use client';

import { Component, type ReactNode } from 'react';
import { fill } from '@/lib/words/fill';
import type { BrowserWords } from '@/lib/words/types';
import { useWords } from './language';

/** A widget that may crash, by what is said of it then. */
type Crash = Extract<keyof BrowserWords['failures'], `${string}Crashed`>;

interface CrashGuardProps {
  what: Crash;
  children: ReactNode;
  /** What to show below the message, so that its content is not lost. */
  instead?: ReactNode;
}

interface CrashGuardState {
  message: string | null;
}

function CrashNote({ what, message, onRetry }: { what: Crash; message: string; onRetry: () => void }) {
  const { failures } = useWords();
  return (
    <div role="alert" className="crash-note">
      <p>{fill(failures[what], { message })}</p>
      <button type="button" className="button-link" onClick={onRetry}>
        {failures.tryAgain}
      </button>
    </div>
  );
}

/**
 * Keeps a crash to the widget it happened in: a note with the error's message and a button stands in its place. Code that
 * did not load is no crash: the guard of lib/export/load-guard.ts has told the reader of it.
 */
export class CrashGuard extends Component<CrashGuardProps, CrashGuardState> {
  override state: CrashGuardState = { message: null };

  static getDerivedStateFromError(error: unknown): CrashGuardState {
    if (error instanceof Error && error.name === 'ChunkLoadError') return { message: '' };
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    const { what, children, instead } = this.props;
    if (message === null) return children;
    if (message === '') return instead;
    return (
      <>
        <CrashNote what={what} message={message} onRetry={() => this.setState({ message: null })} />
        {instead}
      </>
    );
  }
}
