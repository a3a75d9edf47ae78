import type { Element, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import rehypeRaw from 'rehype-raw';
import type {} from 'remark-rehype';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { belowBase } from '../../site/urls';
import { isRunningAddress } from './address-scheme';
import { allowList } from './allow-list';

const parse = rehypeRaw();

/** The list for untrusted documents, with classes, which the site's own files may use, but no CMS. */
const withClasses: Schema = {
  ...allowList,
  attributes: Object.fromEntries(
    Object.entries(allowList.attributes ?? {}).map(([name, allowed]) => [
      name,
      [...allowed.filter((one) => !Array.isArray(one) || one[0] !== 'className'), 'className'],
    ]),
  ),
};

function withBase(address: string, basePath: string): string {
  const isRoute = address.startsWith('/') && !address.startsWith('//');
  return !isRoute || belowBase(address, basePath) !== undefined ? address : basePath + address;
}

function resolveAddresses(node: Element, basePath: string): void {
  for (const name of ['href', 'src'] as const) {
    const address = node.properties[name];
    if (typeof address === 'string') node.properties[name] = withBase(address, basePath);
  }
  if (node.tagName === 'a' && /^(?:https?:)?\/\//.test(String(node.properties['href'])))
    Object.assign(node.properties, { target: '_blank', rel: ['noopener'] });
}

/** HTML outside of documents, reduced to the allow list and classes: nothing in it runs. Addresses get the base path. */
export function inertMarkup(html: string, basePath: string): string {
  const tree = parse({ type: 'root', children: [{ type: 'raw', value: html }] } satisfies Root, new VFile());
  const clean = sanitize(tree, withClasses);
  visit(clean, 'element', (node) => {
    if (isRunningAddress(String(node.properties['href'] ?? ''))) delete node.properties['href'];
    resolveAddresses(node, basePath);
  });
  return toHtml(clean);
}
