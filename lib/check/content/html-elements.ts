import { Parser } from 'htmlparser2';
import type { Html } from 'mdast';
import type { Position } from 'unist';
import { isBuiltIn } from '../../mdx/components/components';
import { createLineIndex, type Place } from '../../report/place';

/** Known elements: HTML, SVG and the MathML that people write. */
export const elementNames: ReadonlySet<string> = new Set(
  `a abbr address area article aside audio b base bdi bdo big blockquote body br button canvas caption center cite code col
  colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5
  h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark menu meta meter nav noscript
  object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section select slot small source
  span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var
  video wbr animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence filter foreignObject g image line linearGradient marker mask metadata mpath path pattern polygon polyline
  radialGradient rect set stop switch symbol text textPath tspan use view math mfrac mi mn mo mover mroot mrow ms mspace msqrt
  mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics annotation`.split(/\s+/),
);

/** An opening tag in raw HTML, with its attributes as browsers read them. */
interface HtmlElement {
  tag: string;
  /** Component of the name as it is written, known or not. Plain Markdown knows none. */
  component?: string;
  attributes: Readonly<Record<string, string>>;
  /** Its tag in the piece. */
  start: number;
  end: number;
}

/** Whether a name means a component. `<Details>` and `<BR>` are elements, whose case does not matter in HTML. */
function isComponent(name: string): boolean {
  return isBuiltIn(name) ? name !== 'Details' : /^[A-Z]/.test(name) && !elementNames.has(name.toLowerCase());
}

/** Elements that are opened in a piece of raw HTML, which may be a single tag. */
function htmlElements(html: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const onopentag = (name: string, attributes: HtmlElement['attributes']) =>
    found.push({
      tag: name.toLowerCase(),
      attributes: { ...attributes },
      start: parser.startIndex,
      end: parser.endIndex + 1,
      ...(isComponent(name) && { component: name }),
    });
  const parser = new Parser({ onopentag }, { lowerCaseTags: false });
  parser.end(html);
  return found;
}

/** The text that holds a piece, and how places in it are found in the file. */
interface Body {
  text: string;
  place(position: Position): Place;
}

/** The same with its place in the file. */
export type PlacedElement = HtmlElement & { place: Place };

/** Elements of a piece with their places. The lines of the piece lack the marks of lists and quotes around it. */
export function placedElements({ value, position }: Html, body: Body): PlacedElement[] {
  const from = position?.start ?? { line: 1, column: 1 };
  const written = body.text.slice(position?.start.offset, position?.end.offset).split('\n');
  const lines = createLineIndex(value);
  const point = (line: number, column: number) => {
    const marks = line === 1 ? from.column - 1 : (written[line - 1] ?? '').length - lines.line(line).length;
    return { line: from.line + line - 1, column: column + Math.max(marks, 0) };
  };
  return htmlElements(value).map((element) => {
    const { line, column, endLine, endColumn } = lines.place(element.start, element.end);
    return { ...element, place: body.place({ start: point(line, column), end: point(endLine, endColumn) }) };
  });
}
