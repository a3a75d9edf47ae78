import type { Declaration, Root } from 'postcss';
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

/** Lets parts of a page that have colours of their own give them to links and buttons in them, as Infima does. */
export function colorSections(sheet: Root): void {
  sheet.walkRules((rule) => {
    if (rule.selectors.some(isOfPage)) return;
    const set = rule.nodes.filter((node): node is Declaration => node.type === 'decl' && names.includes(node.prop));
    // In this order, as more special ones win.
    set.sort((a, b) => names.indexOf(a.prop) - names.indexOf(b.prop));
    for (const { prop, value } of set) for (const own of meant[prop] ?? []) rule.append({ prop: own, value });
  });
}
