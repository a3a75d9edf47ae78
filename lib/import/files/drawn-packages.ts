import ts from 'typescript';
import { packageOf } from '../../content/files/docusaurus-modules';
import { importsIn, nodesIn, parseModule } from './module-code';

/** The part before the first dot of `<Chart.Line>`. */
function drawnName(tag: ts.JsxTagNameExpression): string {
  return tag.getText().replace(/\..*$/s, '');
}

/** Tag of the first component of a package in a module: few packages say 'use client', and classes fail the build. */
export function drawnOfPackage(source: string, from: string): string | undefined {
  const file = parseModule(from, source);
  const packaged = new Set(
    [...importsIn(file)].flatMap(([name, { source }]) => (packageOf(source) === undefined ? [] : [name])),
  );
  if (packaged.size === 0) return undefined;
  const drawn = nodesIn(file)
    .filter((node) => ts.isJsxOpeningLikeElement(node))
    .find(({ tagName }) => packaged.has(drawnName(tagName)));
  return drawn && `<${drawn.tagName.getText()}>`;
}
