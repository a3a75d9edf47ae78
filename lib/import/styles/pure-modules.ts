import type { Root } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import type { Report } from '../report';
import { isOfPage, isOutermost } from './own-sheet';

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

/** Writes `:global .x` and `:global { .x { … } }` as `:global(.x)`, the only form that the build knows. */
function writeGlobals(sheet: Root): void {
  sheet.walkRules(/:global(?:\s|$)/, (rule) => {
    const bare = rule.selector.replace(/\s*:global$/, '');
    if (bare === rule.selector) {
      rule.selectors = rule.selectors.map((selector) => selector.replace(/:global\s+(.+)$/s, ':global($1)'));
      return;
    }
    rule.each((inner) => {
      if (inner.type === 'rule') inner.selectors = inner.selectors.map((selector) => `:global(${selector})`);
    });
    if (bare === '') rule.replaceWith(rule.nodes);
    else rule.selector = bare;
  });
}

const conditions = /^(?:media|supports|container|layer)$/;

/** The rules of a CSS module for classes of every page: `:global(.x)`. */
export function globalRules(sheet: Root): Root {
  const rules = sheet.clone();
  writeGlobals(rules);
  rules.walkRules((rule) => {
    if (rule.parent?.type === 'rule') return;
    const own = isOutermost(rule, conditions) ? rule.selectors.filter((selector) => !isPure(selector)) : [];
    if (own.length === 0) rule.remove();
    else rule.selectors = own.map((selector) => selector.replace(/:global\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, '$1'));
  });
  return rules;
}

/**
 * Removes rules from a CSS module that are not limited to it, such as those of `h1`, because the build refuses them.
 * Returns those that are lost.
 */
export function takeImpure(sheet: Root) {
  const taken: { selector: string; line: number }[] = [];
  writeGlobals(sheet);
  sheet.walkRules((rule) => {
    // Nested rules may add a class.
    if (!isOutermost(rule, conditions) || rule.some(({ type }) => type === 'rule')) return;
    const impure = rule.selectors.filter((selector) => !isPure(selector));
    if (impure.length === 0) return;
    // Variables of the page, and rules with classes, are in site.css.
    const holdsVariables = rule.every((node) => node.type !== 'decl' || node.prop.startsWith('--'));
    const lost = impure.filter((selector) => !(selector.includes('.') || (holdsVariables && isOfPage(selector))));
    if (lost.length > 0) taken.push({ selector: lost.join(', '), line: rule.source?.start?.line ?? 1 });
    const pure = rule.selectors.filter((selector) => !impure.includes(selector));
    if (pure.length === 0) rule.remove();
    else rule.selectors = pure;
  });
  return taken;
}

/** Reports rules that a CSS module has lost. */
export function reportImpure(
  rules: ReturnType<typeof takeImpure>,
  place: (line: number) => string,
  report: Report,
): void {
  const next = 'Write them into site.css: a module holds rules with classes of its own alone.';
  for (const { selector, line } of rules)
    report.left(`Rules of a CSS module for every page: ${selector}`, place(line), next);
}
