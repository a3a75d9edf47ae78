'use client';

import { Component, type ReactNode } from 'react';

interface CrashGuardProps {
  /** What crashed, as the beginning of a sentence: "This diagram". */
  what: string;
  children: ReactNode;
  /** What to show below the message, so that its content is not lost. */
  instead?: ReactNode;
}

interface CrashGuardState {
  message: string | null;
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
        <div role="alert" className="crash-note">
          <p>
            {what} crashed: {message}
          </p>
          <button type="button" className="button-link" onClick={() => this.setState({ message: null })}>
            Try again
          </button>
        </div>
        {instead}
      </>
    );
  }
}
