import { existsSync, readFileSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { Parser } from 'htmlparser2';
import { find, svg } from 'property-information';
import type { PlannedFile, WithFiles } from './planned-file';
import { locateModule, namedPath, type Root, withoutUnderscores } from './roots';

interface Folders {
  roots: readonly Root[];
  siteDir: string;
}

interface SvgModule {
  source: string;
  files: PlannedFile[];
}

const svgModule = /(\b(?:from|import|require\()\s*['"])((?:@site\/|\.{1,2}\/)[^'"\n]+\.svg)(?=['"])/g;
const svgImport = /(^import\s+(\w+)\s+from\s+['"])((?:@site\/|\.{1,2}\/)[^'"\n]+\.svg)(?=['"])/gm;
/** Whether a drawing takes values from the page around it, which it cannot do in an <img>. */
const inherits = /\bcurrentColor\b|\bvar\(--/i;

function pictureOf(address: string): string {
  return `import useBaseUrl from '@docusaurus/useBaseUrl';

export default function Picture({ title = '', ...props }) {
  return <img src={useBaseUrl('${address}')} alt={title} {...props} />;
}

export { Picture as ReactComponent };
`;
}

/** A component with the drawing in the page, so that it takes the colours of the text. Undefined if it is no SVG. */
function drawingOf(text: string): string | undefined {
  let attributes: Record<string, string> | undefined;
  let [start, end] = [0, 0];
  const parser = new Parser(
    {
      onopentag(name, written) {
        if (attributes || name !== 'svg') return;
        attributes = written;
        start = (parser.endIndex ?? 0) + 1;
      },
      onclosetag(name) {
        if (name === 'svg') end = parser.startIndex;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  if (!attributes) return undefined;
  const own = Object.entries(attributes).filter(([name]) => name !== 'style' && !/^(?:on|xmlns)/.test(name));
  const properties = Object.fromEntries(own.map(([name, value]) => [find(svg, name).property, value]));
  return `const properties = ${JSON.stringify(properties, null, 2)};
const drawing = ${JSON.stringify(text.slice(start, end).trim())};

export default function Picture({ title, ...props }) {
  const name = title ? { role: 'img', 'aria-label': title } : {};
  return <svg {...properties} {...name} {...props} dangerouslySetInnerHTML={{ __html: drawing }} />;
}

export { Picture as ReactComponent };
`;
}

function drawingAt(siteDir: string, path: string): string | undefined {
  const file = posix.join(siteDir, path);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return inherits.test(text) ? drawingOf(text) : undefined;
}

function moduleOf(module: string, from: string, { roots, siteDir }: Folders): SvgModule | undefined {
  const path = namedPath(module, from, roots);
  const place = locateModule(roots, path);
  if (!place) return undefined;
  const rest = place.name;
  const name = posix.join('svg', withoutUnderscores(posix.join(posix.dirname(rest), basename(rest, '.svg'))));
  const to = `content/components/${name}.jsx`;
  const source = `@site/src/components/${name}`;
  const drawing = drawingAt(siteDir, path);
  if (drawing !== undefined) return { source, files: [{ to, from: path, text: drawing }] };
  if (!['static', 'components', 'code', 'pages'].includes(place.root.kind)) return undefined;
  // Files beside a component are not public, so the component imports the picture.
  const isPublic = place.root.kind === 'static';
  const address = isPublic ? `/${rest}` : `/img/components/${rest}`;
  const copy = { to: `public${address}`, file: posix.join(siteDir, path), from: path };
  return { source, files: [...(isPublic ? [] : [copy]), { to, from: path, text: pictureOf(address) }] };
}

/** Replaces SVG files that code imports by components: drawings in the page if they take its colours, else pictures. */
export function replaceSvgImports(source: string, from: string, folders: Folders): WithFiles | undefined {
  const files: PlannedFile[] = [];
  const text = source.replace(svgModule, (whole, start: string, module: string) => {
    const found = moduleOf(module, from, folders);
    if (!found) return whole;
    files.push(...found.files);
    return start + found.source;
  });
  return files.length > 0 ? { text, files } : undefined;
}

/** The same for a document, which shows an SVG as a picture unless it takes its colours from the page. */
export function replaceDrawings(document: string, from: string, folders: Folders): WithFiles | undefined {
  if (!document.includes('.svg')) return undefined;
  const files: PlannedFile[] = [];
  const text = document.replace(svgImport, (whole, start: string, name: string, module: string) => {
    const found = document.includes(`<${name}`) ? moduleOf(module, from, folders) : undefined;
    if (!found?.files.every(({ to }) => to.endsWith('.jsx')) || !found.files[0]?.text?.includes('<svg')) return whole;
    files.push(...found.files);
    return start + found.source;
  });
  return files.length > 0 ? { text, files } : undefined;
}
