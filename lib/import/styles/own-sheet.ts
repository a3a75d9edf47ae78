import type { AtRule, Container, Root, Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import parseValue from 'postcss-value-parser';
import { attempt } from '../../report/attempt';

const keyframes = /^(?:-\w+-)?keyframes$/;

/** Whether a rule lies in an at-rule of such a name. */
function isAtRule(node: AtRule | Rule['parent'], name: RegExp): node is AtRule {
  return node?.type === 'atrule' && name.test(node.name);
}

/** Variables of a site's style sheets. */
export interface OwnVariables {
  /** Those that are set for both modes, with their values by name. */
  both: Map<string, string>;
  /** Those that light mode sets, and dark mode. */
  ofLight: Map<string, string>;
  dark: Map<string, string>;
  /** All values in light mode. */
  light: Map<string, string>;
}

/** Classes of a selector, and whether it means the whole page, in a mode or in both; undefined if it is invalid. */
function partsOf(selector: string) {
  const classes: string[] = [];
  let isPage = true;
  let mode: string | undefined;
  const read = parseSelector((root) => {
    root.walk((node) => {
      if (node.type === 'class') classes.push(node.value);
      else if (node.type === 'attribute' && node.attribute === 'data-theme') mode = node.value;
      else if (node.type === 'tag') isPage &&= node.value === 'html' || node.value === 'body';
      else if (node.type === 'pseudo') isPage &&= node.value === ':root';
      else if (node.type === 'id' || node.type === 'attribute' || node.type === 'universal') isPage = false;
    });
  });
  const isValid = attempt(() => read.processSync(selector) !== undefined, false);
  return isValid ? { classes, isPage: isPage && classes.length === 0, mode } : undefined;
}

/** Whether a selector means the whole page, in a mode or in both. */
export function isOfPage(selector: string): boolean {
  return partsOf(selector)?.isPage === true;
}

/** Whether a rule lies in nothing but at-rules of such names. */
export function isOutermost({ parent }: Rule | AtRule, names: RegExp): boolean {
  return parent?.type === 'root' || (isAtRule(parent, names) && isOutermost(parent, names));
}

/** Variables that style sheets declare for the whole page, outside of conditions. The last declaration wins. */
export function variablesOf(sheets: readonly Root[]): OwnVariables {
  const both = new Map<string, string>();
  const ofLight = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const sheet of sheets)
    sheet.walkRules((rule) => {
      if (!isOutermost(rule, /^layer$/)) return;
      for (const selector of rule.selectors) {
        const parts = partsOf(selector);
        if (!parts?.isPage) continue;
        const values = parts.mode === 'dark' ? dark : parts.mode === 'light' ? ofLight : both;
        rule.each((node) => {
          if (node.type === 'decl' && node.prop.startsWith('--')) values.set(node.prop, node.value.trim());
        });
      }
    });
  return { both, ofLight, dark, light: new Map([...both, ...ofLight]) };
}

/** Whether a selector has classes, and all of them are in the list. */
export function isOf(selector: string, names: ReadonlySet<string>): boolean {
  const classes = partsOf(selector)?.classes ?? [];
  return classes.length > 0 && classes.every((name) => names.has(name));
}

/** The fonts that a style sheet loads. */
export function fontsOf(sheet: Root): { family: string; text: string }[] {
  const fonts: { family: string; text: string }[] = [];
  sheet.walkAtRules('font-face', (face) => {
    face.walkDecls('font-family', ({ value }) => {
      fonts.push({ family: value.replace(/^["']|["']$/g, ''), text: face.toString() });
    });
  });
  return fonts;
}

function dropEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Whether a rule needs the values of the site's own Tailwind. */
function isUnfinished(rule: Rule): boolean {
  let found = false;
  rule.walkDecls(({ value }) => {
    found ||= parseValue(value).nodes.some(({ type, value }) => type === 'function' && value === 'theme');
  });
  return found;
}

/** The rules of a style sheet that only have classes of the list, with their conditions and animations. */
export function rulesFor(names: ReadonlySet<string>, sheet: Root): Root {
  const kept = sheet.clone();
  kept.walkComments((comment) => void comment.remove());
  kept.each((node) => {
    if (node.type === 'decl' || (node.type === 'atrule' && node.nodes === undefined)) node.remove();
  });
  kept.walkRules((rule) => {
    // Rules inside of others go with them. `from` and `to` of an animation are no selectors.
    if (rule.parent?.type === 'rule' || isAtRule(rule.parent, keyframes)) return;
    const selectors = isUnfinished(rule) ? [] : rule.selectors.filter((selector) => isOf(selector, names));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  const animated: string[] = [];
  kept.walkDecls(/^animation(?:-name)?$/, ({ value }) => void animated.push(...value.split(/[\s,]+/)));
  kept.walkAtRules((rule) => {
    const isAsked = isAtRule(rule, keyframes) ? animated.includes(rule.params) : isInRule(rule) || hasRule(rule);
    if (!isAsked) rule.remove();
  });
  dropEmpty(kept);
  return kept;
}

/** Whether a condition contains such a rule. */
function isInRule({ parent }: AtRule): boolean {
  return parent?.type === 'rule' || (isAtRule(parent, /./) && isInRule(parent));
}

function hasRule({ nodes = [] }: AtRule): boolean {
  return nodes.some((node) => node.type === 'rule' || (node.type === 'atrule' && hasRule(node)));
}
