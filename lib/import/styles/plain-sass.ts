import { type AtRule, type ChildNode, type Container, type Declaration, Root, Rule } from 'postcss';
import parseValue from 'postcss-value-parser';
import { partsIn, type SassParts, variablesIn, withParts, withVariables } from './sass-parts';

/** At-rules of CSS; all others are Sass. */
const ofCss = /^(?:media|supports|container|layer|font-face|(?:-\w+-)?keyframes|property)$/;
/** At-rules that make no CSS by themselves. */
export const definitions = /^(?:use|import|forward|mixin|function|charset)$/;
/** Functions of Sass that CSS lacks. Those of modules have a dot in their names. */
const ofSass =
  /^(?:darken|lighten|(?:de)?saturate|mix|adjust-hue|(?:adjust|scale|change)-color|transparentize|opacify|fade-(?:in|out)|map-get|nth|percentage|unquote|if)$|\./;

/** Whether a selector or a condition needs Sass. */
function isUnfinished(text: string): boolean {
  const bare = text.replace(/(["'])(?:\\.|(?!\1).)*\1/g, '').replace(/\d%/g, '');
  return /[$%]|#\{/.test(bare);
}

function needsSass(value: string): boolean {
  const { nodes } = parseValue(value);
  let found = nodes.some((node) => node.type === 'word' && (node.value === '*' || node.value === '+'));
  parseValue.walk(nodes, (node) => {
    if (node.type === 'function' && node.value.toLowerCase() === 'url') return false;
    const first = node.type === 'function' ? node.nodes[0]?.value : undefined;
    const isOfSass =
      first !== undefined && (ofSass.test(node.value) || (/^rgba?$/.test(node.value) && first[0] === '#'));
    found ||= isOfSass || (node.type === 'word' && /\$|#\{/.test(node.value));
    return undefined;
  });
  return found;
}

function selectorsBelow(parents: readonly string[] | undefined, own: readonly string[]): string[] {
  if (!parents) return [...own];
  return parents.flatMap((parent) =>
    own.map((one) => (one.includes('&') ? one.replaceAll('&', parent) : `${parent} ${one}`)),
  );
}

/** A style sheet as CSS. */
export interface PlainSheet {
  /** Path from the folder of the site. */
  from: string;
  sheet: Root;
  /** Selectors of rules that need Sass. */
  lost: string[];
}

/** Flattens nested rules and resolves variables, placeholders and mixins. Leaves out what needs loops and the like. */
function plainSass(source: Root, held: ReadonlyMap<string, string>, parts: SassParts): Omit<PlainSheet, 'from'> {
  const lost = new Set<string>();
  const read = (nodes: readonly ChildNode[], into: Container, parents?: readonly string[]): void => {
    const leave = (what: string): void => void lost.add(parents?.join(', ') ?? what);
    let rule: Rule | undefined;
    const keep = (node: Declaration): void => {
      const value = withVariables(node.value, held);
      // Those with the colour of the site are reported elsewhere.
      if (isUnfinished(node.prop) || (!node.prop.startsWith('--') && needsSass(value))) {
        leave(node.prop);
        return;
      }
      if (parents && !rule) {
        rule = new Rule({ selectors: [...parents] });
        into.append(rule);
      }
      (rule ?? into).append(node.clone({ value, raws: {} }));
    };
    const enter = (node: AtRule): void => {
      const params = withVariables(node.params, held);
      if (definitions.test(node.name)) return;
      if (!ofCss.test(node.name) || isUnfinished(params)) {
        leave(`@${node.name}`);
      } else if (node.nodes) {
        const condition = node.clone({ nodes: [], params });
        read(node.nodes, condition, /keyframes|^font-face/.test(node.name) ? undefined : parents);
        into.append(condition);
      }
    };
    for (const node of withParts(nodes, parts)) {
      if (node.type === 'decl' && !node.prop.startsWith('$')) keep(node);
      if (node.type === 'decl' || node.type === 'comment') continue;
      // Declarations after a nested rule stay after it.
      rule = undefined;
      if (node.type === 'atrule') enter(node);
      else {
        const own = node.selectors.map((one) => withVariables(one, held));
        const selectors = selectorsBelow(parents, own);
        if (selectors.some(isUnfinished)) lost.add(selectors.join(', '));
        else read(node.nodes, into, selectors);
      }
    }
  };
  const sheet = new Root();
  read(source.nodes, sheet);
  return { sheet, lost: [...lost] };
}

/** Turns style sheets, also those in Sass, into CSS. Each may use variables, placeholders and mixins of all. */
export function plainSheets(sheets: readonly Omit<PlainSheet, 'lost'>[]): PlainSheet[] {
  const roots = sheets.map(({ sheet }) => sheet);
  const held = variablesIn(roots);
  const parts = partsIn(roots);
  return sheets.map(({ from, sheet }) => ({
    from,
    ...(/\.(?:scss|less)$/.test(from) ? plainSass(sheet, held, parts) : { sheet, lost: [] }),
  }));
}
