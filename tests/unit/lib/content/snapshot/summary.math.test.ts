import { expect, it } from 'vitest';
import { summarize } from '@/lib/content/snapshot/summary';

it.each([
  ['Of $n$ boats, $x + y^2$ leave.', 'Of n boats, x + y^2 leave.'],
  ['Euler says $e^{i\\pi} + 1 = 0$ and `$a$`.', 'Euler says … and $a$.'],
  ['**$\\sum x$**, or $\\alpha$', '…, or …'],
])('a description has no TeX that cannot be read: %s', (body, description) => {
  expect(summarize(`# Title\n\n${body}\n`).paragraph).toBe(description);
});
