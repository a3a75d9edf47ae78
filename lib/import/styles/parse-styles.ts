import { readFileSync } from 'node:fs';
import type { Root } from 'postcss';
import scss from 'postcss-scss';
import { attempt } from '../../report/attempt';

/** Whether a path is one of a style sheet. */
export function isStyleSheet(path: string): boolean {
  return /\.(?:s?css|sass|less)$/.test(path);
}

/** A style sheet, CSS or SCSS, as its parts; undefined where it is neither (Sass by indentation, or broken). */
export function parseStyles(text: string): Root | undefined {
  return attempt(() => scss.parse(text), undefined);
}

const rulesOfCss =
  'charset|container|font-face|import|(?:-\\w+-)?keyframes|layer|media|namespace|page|property|supports';
const variableOfLess = new RegExp(`@(?!(?:${rulesOfCss})\\b)(?=[a-z_])`, 'gi');

/** A sheet in Less as one in Sass, which calls variables otherwise. Others stay as they are. */
export function asSass(text: string, path: string): string {
  if (!path.endsWith('.less')) return text;
  return text.replace(/@\{([\w-]+)\}/g, '#{$$$1}').replace(variableOfLess, '$$');
}

/** The same of a file; undefined where there is none too. */
export function readStyles(file: string): Root | undefined {
  return attempt(() => scss.parse(asSass(readFileSync(file, 'utf8'), file)), undefined);
}
