import kebabCase from 'lodash-es/kebabCase.js';

/** Last part of the address of a tag or an author without an address of its own, from its name or key, as in Docusaurus. */
export function nameAddress(name: string): string {
  return kebabCase(name) || name;
}
