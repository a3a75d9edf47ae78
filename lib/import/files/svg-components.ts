import { basename, posix } from 'node:path';
import type { PlannedFile } from './planned-file';
import { locate, type Root } from './roots';

const svgModule = /(\b(?:from|import|require\()\s*['"])((?:@site\/|\.{1,2}\/)[^'"\n]+\.svg)(?=['"])/g;

function componentOf(address: string): string {
  return `import useBaseUrl from '@docusaurus/useBaseUrl';

export default function Picture({ title = '', ...props }) {
  return <img src={useBaseUrl('${address}')} alt={title} {...props} />;
}

export { Picture as ReactComponent };
`;
}

/**
 * Docusaurus makes components of SVG files that code imports. Here a component of the site stands for each, which shows the
 * file as a picture; the code only imports that one instead.
 * @param from path of the code, from the folder of the site
 * @returns undefined where it imports none
 */
export function replaceSvgImports(
  source: string,
  from: string,
  { roots, siteDir }: { roots: readonly Root[]; siteDir: string },
): { text: string; files: PlannedFile[] } | undefined {
  const files: PlannedFile[] = [];
  const text = source.replace(svgModule, (whole, start: string, module: string) => {
    const path = module.startsWith('@site/')
      ? posix.normalize(module.slice('@site/'.length))
      : posix.join(posix.dirname(from), module);
    const place = locate(roots, path);
    if (!place || !['static', 'components', 'code', 'pages'].includes(place.root.kind)) return whole;
    const rest = place.alias.slice(place.root.alias.length + 1);
    // Code of a component is no public file yet, nor are pictures beside it.
    const isPublic = place.root.kind === 'static';
    const address = isPublic ? `/${rest}` : `/img/components/${rest}`;
    if (!isPublic) files.push({ to: `public${address}`, file: posix.join(siteDir, path), from: path });
    const name = posix.join('svg', posix.dirname(rest), basename(rest, '.svg'));
    files.push({ to: `content/components/${name}.jsx`, from: path, text: componentOf(address) });
    return `${start}@site/src/components/${name}`;
  });
  return files.length > 0 ? { text, files } : undefined;
}
