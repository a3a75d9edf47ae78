import { importKind } from '../../mdx/imports/import-source';
import { calledWith, codePosition } from '../../mdx/syntax/javascript';
import type { Include, Target } from './facts';
import { codeNodes, importedNames, importsOf } from './nodes';
import type { BodySource } from './types';

/** Imports and calls of `require()`, without those that are the address of a link or image. */
function findImports(body: BodySource) {
  return body.code.flatMap((piece) => {
    const imports = importsOf([piece]).map((node) => {
      return { source: String(node.source.value), names: importedNames(node), node };
    });
    if (piece.attribute?.name === 'src' || piece.attribute?.name === 'href') return imports;
    const calls = codeNodes([piece]).flatMap(({ node }) => {
      const source = calledWith(node, 'require');
      return source === undefined ? [] : [{ source, names: ['default'], node }];
    });
    return [...imports, ...calls];
  });
}

/** Files that a document includes: pictures and downloads by address, others as text. */
export function collectImports(body: BodySource): { images: Target[]; links: Target[]; includes: Include[] } {
  const images: Target[] = [];
  const links: Target[] = [];
  const includes: Include[] = [];
  for (const { source, names, node } of findImports(body)) {
    const place = body.place(codePosition(node));
    const kind = importKind(source);
    if (kind === 'file') (/\.(?:pdf|zip|mp4|webm)$/i.test(source) ? links : images).push({ url: source, place });
    if (kind === 'partial' || kind === 'data' || kind === 'text') includes.push({ kind, source, names, place });
  }
  return { images, links, includes };
}
