/** Folder below public/ with mermaid's browser build. It is named after the version, so that hosts may cache it forever. */
export const mermaidFolder = '_vendor/mermaid-11.17.2';

/**
 * Folder below public/ with style sheet and fonts of formulas. It is named after the version of KaTeX and a number that
 * increases with each change of lib/build/math.css, so that hosts may cache it forever.
 */
export const mathFolder = '_vendor/katex-0.16.47-2';
