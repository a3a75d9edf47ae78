/** Folder below public/ that holds mermaid's browser build. Named after the version, so that hosts may cache it for ever. */
export const mermaidFolder = '_vendor/mermaid-11.17.2';

/**
 * Folder below public/ with the style sheet and the fonts of formulas. Hosts may cache it for ever: it is named after the
 * version of KaTeX, and after a count that goes up with each change of lib/build/math.css.
 */
export const mathFolder = '_vendor/katex-0.16.47-2';
