/** The class attribute in HTML and React, with a text or an expression. */
const attribute = /\bclass(?:Name)?\s{0,9}=\s{0,9}(?:"([^"]{1,2000})"|'([^']{1,2000})'|\{([^{}]{1,2000})\})/g;

/** A possible utility of Tailwind that is safe in a style sheet. */
const utility = /^[^{}\\;]{1,200}$/;

/**
 * Class names in a document. In a build only they are looked up among Tailwind's utilities: words such as “underline” may
 * be names of utilities, and would be compiled into the style sheet of all pages.
 */
export function documentClasses(text: string): string[] {
  const values = Array.from(
    text.matchAll(attribute),
    ([, double, single, expression]) => double ?? single ?? expression,
  );
  return values.flatMap((value = '') => value.split(/[\s"'`]+/)).filter((name) => utility.test(name));
}
