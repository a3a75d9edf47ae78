import { describe, expect, it } from 'vitest';
import { readComponentModule } from '@/lib/content/files/component-module';

describe('readComponentModule', () => {
  it('reads exports of every form', () => {
    const source = `export default function A() {}
export async function load() {}
export const B = () => null;
export class C {}
export { d as D, type Props, e };
export type Hidden = string;
// export const old = 1;
/* export const older = 1; */
`;
    const { exports, open } = readComponentModule(source, 'Gauge.tsx');
    expect(exports).toEqual(['default', 'load', 'B', 'C', 'D', 'e']);
    expect(open).toBe(false);
    expect(readComponentModule("export * from './parts';", 'Gauge.tsx').open).toBe(true);
  });

  it('leaves modules to browsers that a remark keeps from the bundler', () => {
    const source = `import(/* webpackIgnore: true */ 'https://a.example/x.js'); import('./part');`;
    expect(readComponentModule(source, 'Gauge.tsx').imports.map((taken) => taken.source)).toEqual(['./part']);
  });

  it('names once what is declared several times', () => {
    const source =
      'export function A() {}\nexport namespace A { export const b = 1 }\nexport function c(x: 1): 1;\nexport function c(x: any) { return x }\n';
    expect(readComponentModule(source, 'A.tsx').exports).toEqual(['A', 'c']);
  });

  it('reads members of functions it exports, unless they may have others', () => {
    const membersIn = (source: string) => readComponentModule(source, 'A.tsx').members;
    expect(membersIn('export default function A() {}\nA.B = () => null;\nA.C = 1;')).toEqual({ default: ['B', 'C'] });
    expect(membersIn('const A = () => null;\nA.B = 1;\nexport { A, A as D };')).toEqual({ A: ['B'], D: ['B'] });
    expect(membersIn('export const A = function () {};\nexport default A;')).toEqual({ A: [], default: [] });
    expect(membersIn('function A() {}\nA();\nA.B.c();\nconst d = <A />;\nexport default A;')).toEqual({ default: [] });
    for (const source of [
      'function A() {}\nexport default Object.assign(A, { B });',
      'export default function A() {}\nadd(A);',
      'export default function A() {}\nA[name] = 1;',
      'export default function A() {}\n(A as any).B = 1;',
      'export default function A() {}\nconst B = A;\nB.C = 1;',
      'export default function A() {}\nfor (const one of [A]) one.B = 1;',
      'export function A() {}\nexport namespace A { export const B = 1 }',
      "export { A } from './a';",
      'export const A = memo(() => null);',
      'export default class A {}',
      'export default () => null;',
    ])
      expect(membersIn(source), source).toEqual({});
  });

  it('reads several statements on a line', () => {
    const { exports, imports } = readComponentModule(
      "import a from './a'; import { b } from './b'; export default a; export const c = b;",
      'Gauge.tsx',
    );
    expect(exports).toEqual(['default', 'c']);
    expect(imports.map(({ source }) => source)).toEqual(['./a', './b']);
  });

  it('reads imports with their places', () => {
    const source = `import React, { useState, type FC } from 'react';
import './a.css';
import type { B } from './b';
import * as c from "./c";
const d = require('./d').default;
export { e } from './e';
export * as f from './f';
export type { G } from './g';
export const h = 'from "./h"';
`;
    const { imports } = readComponentModule(source, 'Gauge.tsx');
    expect(imports.map(({ source: from }) => from)).toEqual(['react', './a.css', './c', './d', './e', './f']);
    expect(imports[0]?.names).toEqual(['useState']);
    for (const { source: from, at } of imports) expect(source.slice(at, at + from.length)).toBe(from);
  });

  it('leaves out imports of types that are not marked as such', () => {
    const source = `import { WrapperProps } from '@docusaurus/types';
import type Sort from './sort';
import { Lamp, draw } from './lamp';
import { Base, Shown } from './base';
import Kinds from './kinds';
import { Both } from './both';
interface Props extends Base { lamp: Lamp; of: WrapperProps<typeof draw>; kind: Kinds.Small }
export class A implements Shown { run(both: Both) { return <Both lamp={draw(both)} />; } }
`;
    const { imports } = readComponentModule(source, 'Gauge.tsx');
    expect(imports.map(({ source: from, names }) => [from, names])).toEqual([
      ['./lamp', ['draw']],
      ['./both', ['Both']],
    ]);
  });

  it.each([
    ["'use client';\n", true],
    ['/* Counts. */\n\n"use client"\n', true],
    ["// 'use client'\nimport a from 'a';", false],
    ["import a from 'a';\n'use client';", false],
  ])('%j runs in browsers: %s', (source, client) => {
    expect(readComponentModule(source, 'Gauge.tsx').client).toBe(client);
  });
});
