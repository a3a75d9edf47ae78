import { docusaurusModules, packageOf } from '../../content/files/docusaurus-modules';
import { builtInModules } from '../../mdx/components/components';
import { scanLines } from '../../mdx/syntax/scan-lines';
import { lineAt } from '../../report/place';
import { documentCode } from './code-places';
import { changeStatements } from './document-imports';
import type { InlineComponents } from './inline-components';
import { withUseClient } from './use-client';

/** Whether a module is a component of a theme that is not here, such as one of a package that draws descriptions of an API. */
function isOfOtherTheme(source: string): boolean {
  return source.startsWith('@theme/') && !builtInModules.has(source) && !Object.hasOwn(docusaurusModules, source);
}

/** A component instead of one of another theme. The documents that show it give it texts and data, which nothing else holds. */
const listedValues = `import { isValidElement } from 'react';

function listed(value) {
  if (isValidElement(value) || typeof value !== 'object' || value === null) return isValidElement(value) ? value : String(value);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return (
    <ul>
      {entries.map(([name, item]) => (
        <li key={name}>
          {Array.isArray(value) ? '' : <code>{name}</code>} {listed(item)}
        </li>
      ))}
    </ul>
  );
}

// Lists what a document gives it. Write here what it should show instead.
export default function Listed({ children, className, style, ...given }) {
  return (
    <div>
      {Object.values(given).some((value) => value !== undefined) && listed(given)}
      {children}
    </div>
  );
}
`;

/** Whether components may import a module that documents may not, such as the icons of admonitions. */
function isForComponents(source: string): boolean {
  return Object.hasOwn(docusaurusModules, source) && !builtInModules.has(source) && source.startsWith('@theme/');
}

/** The module itself, where a component of the site stands for it in documents. */
function moduleFor(source: string): string | undefined {
  return isForComponents(source) || isOfOtherTheme(source) ? source : undefined;
}

const importSource = /(?:^\s*import\s|\}\s*from\s)[^'"]*['"]([^'"]+)['"]/;

/** A quick test for imports that documents may not have. Parsing the document as code takes a hundred times as long. */
export function mayImportPackages(text: string): boolean {
  if (!/^\s*import\s/m.test(text)) return false;
  for (const { line, code } of scanLines(text)) {
    const source = code ? undefined : importSource.exec(line)?.[1];
    if (source !== undefined && (moduleFor(source) ?? packageOf(source)) !== undefined) return true;
  }
  return false;
}

/**
 * Lets components of the site pass on what a document imports of packages, style sheets too.
 * @returns the text, what it imports through components, with lines, of packages and of themes that are not here (`listed`),
 * and the `styles` that no component imports along; undefined if it imports nothing of a package
 */
export function passPackagesOn(text: string, from: string, components: InlineComponents) {
  if (!mayImportPackages(text)) return undefined;
  const imports = (documentCode(text)?.statements ?? []).flatMap((statement) => {
    const { imported } = statement;
    const name = imported && (moduleFor(imported.source) ?? packageOf(imported.source));
    // The content check reports what is no component, such as a function.
    const isKnown = imported?.names.every(({ local, name }) => /^[A-Z]/.test(local) && name !== '*');
    return imported && name !== undefined && isKnown ? [{ ...statement, ...imported, package: name }] : [];
  });
  if (imports.length === 0) return undefined;
  const styles = imports.filter(({ names }) => names.length === 0).map(({ source }) => `import '${source}';\n`);
  const isTaken = styles.length < imports.length;
  const rest = changeStatements(text, imports, ({ source, names }) => {
    if (!isTaken) return null;
    const written = names.map(({ local, name }) => {
      const passed = `${styles.join('')}export { ${name === 'default' ? name : `${name} as default`} } from '${source}';\n`;
      const known = isForComponents(source) ? passed : withUseClient(passed);
      const module = isOfOtherTheme(source) ? listedValues : known;
      return `import ${local} from '@site/src/components/${components.keep([local], module, from)}';`;
    });
    return written.join(' ');
  });
  const placed = imports.map((one) => ({ ...one, line: lineAt(text, one.start) }));
  const taken = isTaken ? placed : [];
  return {
    text: rest,
    packages: taken.filter(({ source }) => !isOfOtherTheme(source)).map(({ package: name, line }) => ({ name, line })),
    listed: taken.filter(({ source }) => isOfOtherTheme(source)).map(({ source, line }) => ({ source, line })),
    styles: isTaken ? [] : placed.map(({ source, line }) => ({ source, line })),
  };
}
