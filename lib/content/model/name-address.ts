import kebabCase from 'lodash-es/kebabCase.js';

/** Last part of the address of a tag or an author without one of its own, as Docusaurus makes it of a name or a key. */
export function nameAddress(name: string): string {
  return kebabCase(name) || name;
}
