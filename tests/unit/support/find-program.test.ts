import { expect, it } from 'vitest';
import { findProgram } from '@/tests/support/find-program';

it('finds what is on the path', () => {
  expect(findProgram('node', 'nodejs')).toMatch(/node$/);
});

it('says in one line which package has what is missing', () => {
  expect(() => findProgram('no-such-server', 'some-package')).toThrow(
    /^no-such-server is missing\. As root: apt-get install -y some-package$/,
  );
});
