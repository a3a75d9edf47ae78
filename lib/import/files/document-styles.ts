import { isStyleSheet } from '../styles/parse-styles';
import { documentCode } from './code-places';
import { changeStatements } from './document-imports';
import { type InlineComponents, nameOfDocument } from './inline-components';
import type { PlanInput } from './planned-file';
import { importedFile } from './site-modules';

const stylesOf = /\.module\.(?:s?css|sass|less)$/;

/** Replaces imports of CSS modules, which documents cannot have, by those of modules that pass their classes on. */
export function passStylesOn(text: string, from: string, components: InlineComponents): string {
  if (!/\.module\.\w+['"]/.test(text)) return text;
  return changeStatements(text, documentCode(text)?.statements ?? [], ({ imported }) => {
    const [only, ...more] = imported?.names ?? [];
    if (!imported || only?.name !== 'default' || more.length > 0 || !stylesOf.test(imported.source)) return undefined;
    const module = `import styles from '${imported.source}';\n\nexport default styles;\n`;
    const name = components.keep([`${nameOfDocument(from)}Styles`], module, from);
    return `import ${only.local} from '@site/src/components/${name}';`;
  });
}

/** Removes imports of whole style sheets, which apply to every page in Docusaurus, and returns their paths. */
export function takeSheets(text: string, from: string, input: PlanInput): { text: string; sheets: string[] } {
  if (!/\bimport\s*['"][^'"\n]+ss['"]/.test(text)) return { text, sheets: [] };
  const sheets: string[] = [];
  const rest = changeStatements(text, documentCode(text)?.statements ?? [], ({ imported }) => {
    const isWhole = imported?.names.length === 0 && isStyleSheet(imported.source);
    const path = isWhole ? importedFile(imported.source, from, input) : undefined;
    if (path === undefined) return undefined;
    sheets.unshift(path);
    return null;
  });
  return { text: rest, sheets };
}
