import { docusaurusModules } from '../../content/files/docusaurus-modules';
import { builtInModules } from '../../mdx/components/components';

/** Whether a module is a component of a theme that is not here, such as one of a package that draws descriptions of an API. */
export function isOfOtherTheme(source: string): boolean {
  return source.startsWith('@theme/') && !builtInModules.has(source) && !Object.hasOwn(docusaurusModules, source);
}

/** A component instead of one of another theme. The documents that show it give it texts and data, which nothing else holds. */
export const listedValues = `import { isValidElement } from 'react';

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
