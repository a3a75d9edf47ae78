import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onFirstSign } from '@/lib/site/connection';

const work = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  work.mockClear();
});

function act(): void {
  window.dispatchEvent(new Event('keydown'));
}

it('works once, and not while what the reader did has its effect', () => {
  onFirstSign(work);
  act();
  vi.advanceTimersByTime(400);
  expect(work).not.toHaveBeenCalled();
  act();
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledOnce();
});

it('does nothing for a page that the reader has left by then, such as one of another version', () => {
  const stop = onFirstSign(work);
  act();
  vi.advanceTimersByTime(400);
  stop();
  vi.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
});

it('waits for nothing any more once it is ended', () => {
  onFirstSign(work)();
  act();
  vi.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
});
