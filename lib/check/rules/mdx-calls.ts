import type { Node } from 'estree';
import { importKind } from '../../mdx/imports/import-source';
import { codePosition, isRequireCall, requiredSource, walkCode } from '../../mdx/syntax/javascript';
import type { MarkdownInput, Problem } from '../content/types';

/** Whether the build can resolve a call: `require('./a.png')` is an address and never runs. */
function isRead(node: Node): boolean {
  const source = requiredSource(node);
  return source !== undefined && ['data', 'file', 'text'].includes(importKind(source));
}

/** Loading code at run time: `import()`, and `require()` except for files that the build resolves. */
export function mdxCalls({ body }: MarkdownInput): Problem[] {
  const problems: Problem[] = [];
  for (const { program } of body.code) {
    walkCode(program, (node) => {
      const call = node.type === 'ImportExpression' ? 'import()' : isRequireCall(node) ? 'require()' : undefined;
      if (!call || isRead(node)) return;
      const hint = "Write import name from './file' at the top, or the path itself: ![text](./file.png).";
      const message = `Content cannot load code with ${call}`;
      problems.push({ code: 'mdx/call', ...body.place(codePosition(node)), message, hint });
    });
  }
  return problems;
}
