import ts from 'typescript';
import type { Report } from '../report';
import { isModuleExports, nodesIn, parseModule } from './module-code';
import { type PlannedFile, textOfPlanned } from './planned-file';

const isCode = /^content\/components\/.*\.[jt]sx?$/;
const to = 'content/components/package.json';

/** Whether a module hands its values on as those of Node do: `module.exports = …`, `exports.name = …`. */
function isOfNode(file: PlannedFile): boolean {
  const text = isCode.test(file.to) ? textOfPlanned(file) : '';
  if (!text.includes('exports')) return false;
  return nodesIn(parseModule(file.to, text)).some((node) => {
    if (!ts.isPropertyAccessExpression(node)) return false;
    return isModuleExports(node) || (ts.isIdentifier(node.expression) && node.expression.text === 'exports');
  });
}

/** Lets the bundler read modules of Node among components: the project says of all its modules that they are none. */
export function planNodeModules(planned: readonly PlannedFile[], report: Report): PlannedFile[] {
  const found = planned.filter(isOfNode);
  for (const { from } of found) report.changed(`A module of Node (\`module.exports\`), which ${to} allows`, from);
  return found.length > 0 ? [{ to, text: '{}\n' }] : [];
}
