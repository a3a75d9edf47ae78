import type { AtRule, Root, Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { isAtRule } from './own-sheet';

/** Whether a selector has a class or an id of the module. Next refuses others. */
function isPure(selector: string): boolean {
  let found = false;
  const read = parseSelector((root) => {
    root.walk((node) => {
      if (node.type === 'pseudo' && node.value === ':global') node.removeAll();
      else found ||= node.type === 'class' || node.type === 'id';
    });
  });
  try {
    read.processSync(selector);
  } catch {
    // For example a placeholder of Sass.
    return true;
  }
  return found;
}

function isOutermost({ parent }: Rule | AtRule): boolean {
  const isCondition = isAtRule(parent, /^(?:media|supports|container|layer)$/);
  return parent?.type === 'root' || (isCondition && isOutermost(parent));
}

/** A rule of a CSS module that is not limited to the module, with its line. */
export interface ImpureRule {
  selector: string;
  line: number;
}

/** Removes rules from a CSS module that are not limited to it, such as those of `h1`, because the build refuses them. */
export function takeImpure(sheet: Root): ImpureRule[] {
  const taken: ImpureRule[] = [];
  sheet.walkRules((rule) => {
    // Nested rules may add a class.
    if (!isOutermost(rule) || rule.some(({ type }) => type === 'rule')) return;
    const impure = rule.selectors.filter((selector) => !isPure(selector));
    if (impure.length === 0) return;
    taken.push({ selector: impure.join(', '), line: rule.source?.start?.line ?? 1 });
    const pure = rule.selectors.filter((selector) => !impure.includes(selector));
    if (pure.length === 0) rule.remove();
    else rule.selectors = pure;
  });
  return taken;
}
