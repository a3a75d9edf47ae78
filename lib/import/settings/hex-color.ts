import colour from '@img/colour';
import { textOf } from '../../report/values';

/** A colour of CSS as six digits; undefined for what is none by itself, such as a variable. */
export function hexColor(value: unknown): string | undefined {
  const color = textOf(value)?.trim();
  if (color === undefined) return undefined;
  try {
    return colour(color).hex().toLowerCase();
  } catch {
    return undefined;
  }
}
