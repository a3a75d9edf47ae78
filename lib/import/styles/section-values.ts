import { type Declaration, type Root, Rule } from 'postcss';
import { isOfPage } from './own-sheet';

/** Variables of Infima that parts of a page set for what lies in them → those of this project. */
const meant: Readonly<Record<string, readonly string[]>> = {
  '--ifm-color-primary': ['--link', '--brand-fill'],
  '--ifm-link-color': ['--link'],
  '--ifm-button-background-color': ['--brand-fill'],
  '--ifm-button-color': ['--on-brand'],
  '--ifm-background-color': ['--paper'],
};
const names = Object.keys(meant);

const headings = ':is(h1, h2, h3, h4, h5, h6)';
/** Variables of Infima for elements of a part → the elements and what they get. */
const ofElements: Readonly<Record<string, readonly [selector: string, prop: string]>> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`--ifm-h${level}-font-size`, [`h${level}`, 'font-size']])),
  '--ifm-heading-color': [headings, 'color'],
  '--ifm-heading-font-weight': [headings, 'font-weight'],
  '--ifm-heading-margin-bottom': [headings, 'margin-block-end'],
  '--ifm-heading-margin-top': [headings, 'margin-block-start'],
  '--ifm-list-left-padding': [':is(ul, ol)', 'padding-inline-start'],
  '--ifm-paragraph-margin-bottom': ['p', 'margin-block-end'],
};

/** Lets parts of a page that have colours and sizes of their own give them to the elements in them, as Infima does. */
export function sizeAndColorParts(sheet: Root): void {
  sheet.walkRules((rule) => {
    if (rule.selectors.some(isOfPage)) return;
    const set = rule.nodes.filter((node): node is Declaration => node.type === 'decl' && names.includes(node.prop));
    // In this order, as more special ones win.
    set.sort((a, b) => names.indexOf(a.prop) - names.indexOf(b.prop));
    for (const { prop, value } of set) for (const own of meant[prop] ?? []) rule.append({ prop: own, value });
    for (const node of [...rule.nodes].reverse()) {
      const [selector, prop] = (node.type === 'decl' && ofElements[node.prop]) || [];
      if (node.type !== 'decl' || prop === undefined) continue;
      // As weak as the rules of Infima: any class of the site's own is stronger.
      const part = new Rule({ selector: `:where(${rule.selector}) ${selector}` });
      rule.after(part.append({ prop, value: node.value }));
    }
  });
}
