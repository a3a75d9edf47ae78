import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type HostileBody, hostileBodies } from '@/tests/hostile/corpus/bodies';
import { flag, markVariable } from '@/tests/hostile/corpus/case';
import { findDanger } from '@/tests/hostile/find-danger';
import { renderUnfiltered } from '@/tests/hostile/render-unfiltered';
import { tempFolder } from '@/tests/unit/temp-folder';

afterEach(() => {
  Reflect.deleteProperty(process.env, markVariable);
});

const groups = new Map<string, HostileBody[]>();
for (const one of hostileBodies) {
  const group = one.name.split('/')[0] ?? '';
  groups.set(group, [...(groups.get(group) ?? []), one]);
}

async function problemsOf({ name, body, format }: HostileBody): Promise<string[]> {
  const { html, refused } = await renderUnfiltered(body, format);
  const found = Object.entries(html).flatMap(([way, text]) =>
    findDanger(text).map((danger) => `${name}, ${way}: ${danger}`),
  );
  if (Object.keys(html).length + refused.length !== 4) found.push(`${name}: a way is missing`);
  return found;
}

it.each([...groups])(
  'runs nothing of %s with every filter off, and renders nothing that could run',
  async (_, cases) => {
    const mark = join(tempFolder(), 'mark');
    process.env[markVariable] = mark;
    const problems: string[] = [];
    for (const one of cases) {
      problems.push(...(await problemsOf(one)));
      if (flag in globalThis || flag in Object.prototype) problems.push(`${one.name}: it ran`);
      if (existsSync(mark) || existsSync('hostile-ran')) problems.push(`${one.name}: it wrote a file`);
      Reflect.deleteProperty(globalThis, flag);
    }
    expect(problems).toEqual([]);
  },
  120_000,
);

it('finds what it looks for', () => {
  for (const html of [
    '<script>1</script>',
    '<p onclick="1">a</p>',
    '<a href="java&#9;script:1">a</a>',
    '<img src="data:image/svg+xml,a">',
    '<p style="position:fixed">a</p>',
    '<p class="fixed inset-0">a</p>',
    '<p id="__next_f">a</p>',
    '<meta http-equiv="refresh" content="0">',
    '<base href="//a">',
    '<form action="/a"></form>',
    '<button>a</button>',
    '<dialog open>a</dialog>',
    '<noscript>a</noscript>',
    '<!-- a -->',
  ])
    expect(findDanger(html), html).not.toEqual([]);
});
