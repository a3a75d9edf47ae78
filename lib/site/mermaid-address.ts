/** Folder below public/ that holds mermaid's browser build. Named after the version, so that hosts may cache it for ever. */
export const mermaidFolder = '_vendor/mermaid-11.17.2';
