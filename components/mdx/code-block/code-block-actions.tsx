'use client';

import { useEffect, useState } from 'react';

async function copy(button: HTMLElement, code: string): Promise<string> {
  await navigator.clipboard.writeText(code);
  button.dataset['done'] = '';
  setTimeout(() => delete button.dataset['done'], 2000);
  return 'Code copied';
}

function toggleWrap(button: HTMLElement, figure: HTMLElement): string {
  const wrapped = figure.toggleAttribute('data-wrap');
  button.setAttribute('aria-pressed', String(wrapped));
  return wrapped ? 'Long lines wrap' : 'Long lines scroll';
}

/**
 * Serves the buttons of every code block on the page with one listener, so that a page full of code costs nothing to
 * hydrate. Says what happened in a live region.
 */
export function CodeBlockActions() {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const act = async (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-code-action]') : null;
      const figure = button?.closest<HTMLElement>('.code-block');
      if (!button || !figure) return;
      const code = figure.querySelector('code')?.textContent ?? '';
      const result = button.dataset['codeAction'] === 'copy' ? copy(button, code.replace(/\n$/, '')) : toggleWrap(button, figure);
      setMessage(await Promise.resolve(result).catch(() => 'The browser did not allow copying'));
    };
    document.addEventListener('click', act);
    return () => document.removeEventListener('click', act);
  }, []);
  return (
    <p role="status" className="sr-only">
      {message}
    </p>
  );
}
