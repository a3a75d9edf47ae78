'use client';

import { useEffect } from 'react';
import { type Notice, usePage } from '@/stores/page-store';

async function copy(button: HTMLElement, code: string): Promise<Notice> {
  await navigator.clipboard.writeText(code);
  button.dataset['done'] = '';
  setTimeout(() => delete button.dataset['done'], 2000);
  return 'codeDone';
}

function toggleWrap(button: HTMLElement, figure: HTMLElement): Notice {
  const wrapped = figure.toggleAttribute('data-wrap');
  button.setAttribute('aria-pressed', String(wrapped));
  return wrapped ? 'wraps' : 'scrolls';
}

/** Handles the buttons of all code blocks with one listener, so that a page full of code costs nothing to hydrate. */
export function CodeBlockActions() {
  useEffect(() => {
    const act = async (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-code-action]') : null;
      const figure = button?.closest<HTMLElement>('.code-block');
      if (!button || !figure) return;
      const code = figure.querySelector('code')?.textContent ?? '';
      const result =
        button.dataset['codeAction'] === 'copy' ? copy(button, code.replace(/\n$/, '')) : toggleWrap(button, figure);
      usePage.setState({ notice: await Promise.resolve(result).catch(() => 'refused' as const) });
    };
    document.addEventListener('click', act);
    return () => document.removeEventListener('click', act);
  }, []);
  return null;
}
