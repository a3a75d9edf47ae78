'use client';

import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children?: ReactNode;
  fallback?: (crash: { error: Error; tryAgain: () => void }) => ReactNode;
}

/** Shows a fallback in place of content that crashed. */
export default class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    const { children, fallback } = this.props;
    if (!error) return children;
    return fallback ? fallback({ error, tryAgain: () => this.setState({ error: null }) }) : error.message;
  }
}
