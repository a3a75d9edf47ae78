/** The attribute that names classes, as HTML and as React spells it, with a text or an expression. */
const attribute = /\bclass(?:Name)?\s{0,9}=\s{0,9}(?:"([^"]{1,2000})"|'([^']{1,2000})'|\{([^{}]{1,2000})\})/g;

/** What may be a utility of Tailwind and stand in a style sheet as it is. */
const utility = /^[^{}\\;]{1,200}$/;

/**
 * Names that the class attributes of a document hold. Only they are looked up among the utilities of Tailwind in a build: words of
 * a text, such as “underline”, may be called like one, and would be compiled into the style sheet of all pages.
 */
export function documentClasses(text: string): string[] {
  const values = Array.from(
    text.matchAll(attribute),
    ([, double, single, expression]) => double ?? single ?? expression,
  );
  return values.flatMap((value = '') => value.split(/[\s"'`]+/)).filter((name) => utility.test(name));
}
