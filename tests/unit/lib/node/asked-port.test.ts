import { afterEach, expect, it, vi } from 'vitest';
import { askedPort } from '@/lib/node/asked-port';

afterEach(() => vi.unstubAllEnvs());

it('takes the flag before PORT, and 3000 where neither says anything', () => {
  vi.stubEnv('PORT', '8080');
  expect(askedPort(['--port', '9090'])).toBe(9090);
  expect(askedPort([])).toBe(8080);
  vi.stubEnv('PORT', undefined);
  expect(askedPort([])).toBe(3000);
});

it('takes an empty value for none, as hosts set it that know of no port', () => {
  vi.stubEnv('PORT', '');
  expect(askedPort([])).toBe(3000);
  expect(askedPort(['--port', ''])).toBe(3000);
});
