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

/** The same of a file; undefined where there is none too. */
export function readStyles(file: string): Root | undefined {
  return attempt(() => scss.parse(readFileSync(file, 'utf8')), undefined);
}
