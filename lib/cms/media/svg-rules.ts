/** Elements of SVG that draw, name or group. None of them runs code, embeds a page, or changes another element later. */
export const svgElements: ReadonlySet<string> = new Set(
  [
    'a circle clipPath defs desc ellipse filter g image line linearGradient marker mask metadata path pattern',
    'polygon polyline radialGradient rect stop style svg switch symbol text textPath title tspan use view',
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode',
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  ].flatMap((line) => line.split(' ')),
);

/** Namespaces of drawing programs for their own data, which browsers ignore. */
export const noteNamespaces: ReadonlySet<string> = new Set([
  'http://creativecommons.org/ns#',
  'http://ns.adobe.com/AdobeIllustrator/10.0/',
  'http://ns.adobe.com/AdobeSVGViewerExtensions/3.0/',
  'http://ns.adobe.com/Extensibility/1.0/',
  'http://ns.adobe.com/SaveForWeb/1.0/',
  'http://ns.adobe.com/pdf/1.3/',
  'http://ns.adobe.com/xap/1.0/',
  'http://ns.adobe.com/xap/1.0/mm/',
  'http://ns.adobe.com/xap/1.0/rights/',
  'adobe:ns:meta/',
  'http://purl.org/dc/elements/1.1/',
  'http://purl.org/dc/terms/',
  'http://schemas.microsoft.com/visio/2003/SVGExtensions/',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://vectornator.io',
  'http://web.resource.org/cc/',
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.figma.com/figma/ns',
  'http://www.inkscape.org/namespaces/inkscape',
  'http://www.serif.com/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://xmlns.com/foaf/0.1/',
  'https://boxy-svg.com',
]);

const linkSchemes = new Set(['http:', 'https:', 'mailto:']);
const rasters = new Set(['avif', 'gif', 'jpeg', 'jpg', 'png', 'webp'].map((kind) => `image/${kind};base64`));

/** Problem of an address in its use, if any. An image in a page loads nothing, so external parts would be missing. */
export function addressProblem(element: string, value: string): string | undefined {
  if (value.startsWith('#')) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (element === 'a')
    return url && linkSchemes.has(url.protocol)
      ? undefined
      : 'write #id, or a whole address with https, http or mailto';
  if (element !== 'image' && element !== 'feImage') return 'write #id, the name of a part of this drawing';
  const type = url?.protocol === 'data:' ? url.pathname.slice(0, Math.max(url.pathname.indexOf(','), 0)) : '';
  return rasters.has(type.toLowerCase()) ? undefined : 'put the picture into the file, as data:image/png;base64,…';
}

const functions = new Set(
  [
    'and blur brightness calc circle clamp color color-mix contrast cubic-bezier drop-shadow ellipse grayscale has hsl',
    'hsla hue-rotate hwb inset invert is lab lang lch linear matrix matrix3d max min not nth-child nth-last-child',
    'nth-last-of-type nth-of-type oklab oklch opacity or path perspective polygon rect rgb rgba rotate rotate3d rotatex',
    'rotatey rotatez round saturate scale scale3d scalex scaley sepia skew skewx skewy steps translate translate3d',
    'translatex translatey translatez url var where xywh',
  ].flatMap((line) => line.split(' ')),
);

const isNameCharacter = (char: string | undefined) => char !== undefined && (/[\w-]/.test(char) || char > '\u007f');

function nameBefore(text: string, end: number): string {
  let start = end;
  while (start > 0 && isNameCharacter(text[start - 1])) start--;
  return text.slice(start, end);
}

/** Whether the text after `url(` is a part of this drawing. */
function isOwnPart(text: string, start: number): boolean {
  let at = start;
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\t') at++;
  if (text[at] === '"' || text[at] === "'") at++;
  return text[at] === '#';
}

/** Problem of the value of an attribute that browsers read as style: it could load something. Undefined if there is none. */
export function valueProblem(value: string): string | undefined {
  if (value.includes('\\')) return 'a backslash, which may hide an address';
  const text = value.toLowerCase();
  for (let at = text.indexOf('('); at >= 0; at = text.indexOf('(', at + 1)) {
    const name = nameBefore(text, at);
    if (name !== '' && !functions.has(name)) return `${name.slice(0, 40)}(…)`;
    if (name === 'url' && !isOwnPart(text, at + 1)) return 'url(…) of another place; only url(#id) may stand there';
  }
  return undefined;
}

const rules = ['media', 'keyframes'];

/** Problem of a style sheet or a `style`: it could load something or hide an address. Undefined if there is none. */
export function styleProblem(css: string): string | undefined {
  const text = css.toLowerCase();
  const found = ['//', 'http', 'data:'].find((piece) => text.includes(piece));
  if (found !== undefined) return `"${found}", as addresses have`;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let end = at + 1;
    while (isNameCharacter(text[end])) end++;
    if (!rules.includes(text.slice(at + 1, end))) return `"${text.slice(at, Math.min(end, at + 40))}"`;
  }
  return valueProblem(css);
}
