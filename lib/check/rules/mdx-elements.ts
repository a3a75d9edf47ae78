import { componentNames } from '../../mdx/components/components';
import { didYouMean } from '../../report/suggest';
import type { MarkdownInput, Problem } from '../content/types';
import { isComponentTag, usedTags } from '../content/used-tags';

/** Elements browsers know: HTML, SVG and the MathML that is written by hand. */
const elementNames: ReadonlySet<string> = new Set(
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

function isElement(name: string): boolean {
  return elementNames.has(name) || name.includes('-') || name.includes(':');
}

/** A component that differs in case only is what was meant. */
function hintOf(name: string): string {
  const component = [...componentNames].find((known) => known.toLowerCase() === name.toLowerCase());
  return component === undefined
    ? didYouMean(name, elementNames, `Write \\<${name}> for plain text, or put it in \`code\`.`)
    : `Did you mean \`${component}\`?`;
}

/** Elements HTML does not have. Components are judged once those of the site are known (rules/own-components.ts). */
export function mdxElements({ body }: MarkdownInput): Problem[] {
  return usedTags(body)
    .filter(({ name }) => !isComponentTag(name) && !isElement(name))
    .map(({ name, place }) => ({
      code: 'mdx/unknown-element',
      ...place,
      message: `HTML has no element <${name}>`,
      hint: hintOf(name),
    }));
}
