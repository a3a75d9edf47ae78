import ts from 'typescript';
import { packageOf } from '../../content/files/packages';
import { importsIn, parseModule } from './module-code';

/** What stands in front of the first dot of `<Chart.Line>`. */
function drawnName(tag: ts.JsxTagNameExpression): string {
  return tag.getText().replace(/\..*$/s, '');
}

/**
 * The first component of a package that a module draws, as its tag. Packages were written for browsers: few say so by
 * 'use client', and a class of React stops the build of pages on a server.
 * @param from path of the module, for the language it is written in
 */
export function drawnOfPackage(source: string, from: string): string | undefined {
  const file = parseModule(from, source);
  const packaged = new Set(
    [...importsIn(file)].flatMap(([name, { source }]) => (packageOf(source) === undefined ? [] : [name])),
  );
  if (packaged.size === 0) return undefined;
  const look = (node: ts.Node): string | undefined => {
    if (ts.isJsxOpeningLikeElement(node) && packaged.has(drawnName(node.tagName))) return `<${node.tagName.getText()}>`;
    return ts.forEachChild(node, look);
  };
  return look(file);
}
