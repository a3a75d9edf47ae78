import type { Root } from 'postcss';
import scss from 'postcss-scss';

/** A style sheet, CSS or SCSS, as its parts; undefined where it is neither (Sass by indentation, or broken). */
export function parseStyles(text: string): Root | undefined {
  try {
    return scss.parse(text) as Root;
  } catch {
    return undefined;
  }
}
