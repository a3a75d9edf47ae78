/** Answers about a new site. */
export interface Answers {
  name: string;
  /** Origin. */
  url: string;
  basePath: string;
  color?: string | undefined;
}

/** Configuration of a new site for `schema/site.ts`. */
export function newConfig({ name, url, basePath, color }: Answers) {
  return {
    title: name,
    tagline: 'What it is, in one line',
    description: `Documentation of ${name}.`,
    url,
    basePath,
    brand: { title: name, logo: { src: '/img/logo.svg', alt: '' } },
    ...(color && { theme: { color } }),
    mainDoc: 'intro',
    navbar: {
      left: [
        { label: 'Documentation', to: '/docs/intro' },
        { label: 'Blog', to: '/blog' },
      ],
    },
    footer: { copyright: `Copyright © ${new Date().getFullYear()} ${name}` },
  };
}

function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((one) => `${inner}${literal(one, inner)},\n`).join('')}${indent}]`;
  const entries = Object.entries(value as object);
  const line = `{ ${entries.map(([key, one]) => `${key}: ${literal(one, inner)}`).join(', ')} }`;
  if (line.length < 80 && !line.includes('\n')) return line;
  return `{\n${entries.map(([key, one]) => `${inner}${key}: ${literal(one, inner)},\n`).join('')}${indent}}`;
}

/** Source of site.config.ts for a new site. */
export function configText(answers: Answers): string {
  const values = literal(newConfig(answers), '');
  return `import type { SiteConfigInput } from './schema/site';\n\n// Every key is described in schema/site.ts; an editor shows it.\nexport default ${values} satisfies SiteConfigInput;\n`;
}
