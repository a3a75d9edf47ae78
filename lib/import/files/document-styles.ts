import { documentCode } from './code-places';
import { type InlineComponents, nameOfDocument } from './inline-components';

const stylesOf = /\.module\.(?:s?css|sass|less)$/;

/**
 * Documents import no styles here: a module of the site passes the class names on.
 * @param from path of the document, from the folder of the site
 */
export function passStylesOn(text: string, from: string, components: InlineComponents): string {
  if (!/\.module\.\w+['"]/.test(text)) return text;
  let rest = text;
  for (const { start, end, imported } of (documentCode(text)?.statements ?? []).reverse()) {
    const [only, ...more] = imported?.names ?? [];
    if (!imported || only?.name !== 'default' || more.length > 0 || !stylesOf.test(imported.source)) continue;
    const module = `import styles from '${imported.source}';\n\nexport default styles;\n`;
    const name = components.keep([`${nameOfDocument(from)}Styles`], module, from);
    rest = `${rest.slice(0, start)}import ${only.local} from '@site/src/components/${name}';${rest.slice(end)}`;
  }
  return rest;
}
