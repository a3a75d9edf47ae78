import type { AtRule, Root, Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { isAtRule } from './own-sheet';

/** Whether a selector has a class or an id of the module: Next takes no others. */
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
    // Such as a placeholder of Sass.
    return true;
  }
  return found;
}

function isOutermost({ parent }: Rule | AtRule): boolean {
  const isCondition = isAtRule(parent, /^(?:media|supports|container|layer)$/);
  return parent?.type === 'root' || (isCondition && isOutermost(parent));
}

/** A rule of a CSS module that holds on every page, and its line. */
export interface ImpureRule {
  selector: string;
  line: number;
}

/** Takes rules out of a CSS module that hold on every page, such as those of `h1`: the build refuses them. */
export function takeImpure(sheet: Root): ImpureRule[] {
  const taken: ImpureRule[] = [];
  sheet.walkRules((rule) => {
    // With rules of Sass inside, it may have a class in the end.
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
