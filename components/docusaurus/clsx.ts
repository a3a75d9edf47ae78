type ClassValue =
  | ClassValue[]
  | Readonly<Record<string, unknown>>
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined;

/** Joins class names from texts, lists, and objects whose values say whether a name is used. Falsy values are skipped. */
export default function joinClasses(...values: ClassValue[]): string {
  return values
    .flatMap((value) => {
      if (Array.isArray(value)) return joinClasses(...value);
      if (typeof value === 'object' && value !== null) return Object.keys(value).filter((name) => value[name]);
      return value === true || !value ? '' : String(value);
    })
    .filter(Boolean)
    .join(' ');
}

/** The same as a named export: `import { clsx } from 'clsx'`. */
export { joinClasses as clsx };
