import { codePosition, walkCode } from '../content/estree';
import type { MarkdownInput, Problem } from '../content/types';

/** The one call the build understands: it reads the path and never runs it. */
const imageRequire = /^\s*require\(\s*(['"]).+?\1\s*\)(?:\.default)?\s*$/;

/** Loading code at run time: `import()`, and `require()` for anything but the source of an image. */
export function mdxCalls({ body }: MarkdownInput): Problem[] {
  const problems: Problem[] = [];
  for (const { program, attribute } of body.code) {
    const value = typeof attribute?.value === 'object' ? attribute.value?.value : undefined;
    if (attribute?.name === 'src' && imageRequire.test(value ?? '')) continue;
    walkCode(program, (node) => {
      const call =
        node.type === 'ImportExpression'
          ? 'import()'
          : node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'require'
            ? 'require()'
            : undefined;
      if (!call) return;
      const hint = 'Write the path itself: ![text](./file.png), [text](./file.pdf), or src="./file.png".';
      problems.push({
        code: 'mdx/call',
        ...body.place(codePosition(node)),
        message: `Content cannot load files with ${call}`,
        hint,
      });
    });
  }
  return problems;
}
