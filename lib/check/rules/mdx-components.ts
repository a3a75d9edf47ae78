import type { Program } from 'estree';
import { componentNames, ignoredImports } from '../../mdx/components';
import { codePosition, declaredNames, walkCode } from '../content/estree';
import { elementNames } from '../content/html-names';
import type { Place } from '../content/place';
import { didYouMean } from '../content/suggest';
import type { MarkdownInput, Problem } from '../content/types';

const known: ReadonlySet<string> = new Set(componentNames);

function unknownComponent(name: string, place: Place): Problem {
  const hint = didYouMean(name, known, `Known components: ${componentNames.join(', ')}.`);
  return { code: 'mdx/unknown-component', ...place, message: `There is no component <${name}>`, hint };
}

function unknownElement(name: string, place: Place): Problem {
  const hint = didYouMean(name, elementNames, `Write \\<${name}> for plain text, or put it in \`code\`.`);
  return { code: 'mdx/unknown-element', ...place, message: `HTML has no element <${name}>`, hint };
}

function check(name: string, place: Place): Problem[] {
  const component = /^[A-Z]|\./.test(name);
  if (component) return known.has(name) ? [] : [unknownComponent(name, place)];
  return elementNames.has(name) || name.includes('-') || name.includes(':') ? [] : [unknownElement(name, place)];
}

/** Theme imports are dropped by the build, so a name of their own declares nothing. */
function withoutThemeImports(program: Program): Program {
  const body = program.body.filter(
    (statement) => statement.type !== 'ImportDeclaration' || !ignoredImports.has(String(statement.source.value)),
  );
  return { ...program, body };
}

/** Components nobody registered, and elements HTML does not have. Names that an import or export of the file declares are not judged here. */
export function mdxComponents({ body }: MarkdownInput): Problem[] {
  // The allow list of untrusted documents has its own word for each.
  if (body.untrusted) return [];
  const pieces = body.code;
  const declared = new Set(
    pieces.flatMap(({ program, esm }) => (esm ? declaredNames(withoutThemeImports(program)) : [])),
  );
  const problems: Problem[] = [];
  for (const node of body.nodes.jsx) {
    if (!node.name || declared.has(node.name.split('.')[0] ?? '')) continue;
    const start = node.position?.start ?? { line: 1, column: 1 };
    const end = { line: start.line, column: start.column + node.name.length + 1 };
    problems.push(...check(node.name, body.place({ start, end })));
  }
  for (const { program, esm } of pieces) {
    if (esm) continue;
    walkCode(program, (node) => {
      const { type } = node as { type: string };
      const name =
        type === 'JSXOpeningElement' ? (node as unknown as { name: { type: string; name?: unknown } }).name : undefined;
      if (name?.type === 'JSXIdentifier' && typeof name.name === 'string' && !declared.has(name.name))
        problems.push(...check(name.name, body.place(codePosition(node))));
    });
  }
  return problems;
}
