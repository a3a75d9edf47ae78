import * as z from 'zod';
import { dataFileSchemas, frontMatterSchemas } from './content/kinds';

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  description?: string;
  type?: string;
  enum?: string[];
  default?: unknown;
  deprecated?: boolean;
}

const titles = {
  doc: 'Front matter of a page under docs/',
  post: 'Front matter of a blog post',
  page: 'Front matter of a page under pages/',
  category: 'Settings of a folder under docs/',
  authors: 'Authors of the blog',
  tags: 'Tags of docs and posts',
  versions: 'Released versions, newest first',
  sidebars: 'Sidebars by their names',
};

type SchemaName = keyof typeof titles;

const schemas: Readonly<Record<SchemaName, z.ZodType>> = {
  doc: frontMatterSchemas.Doc,
  post: frontMatterSchemas.Post,
  page: frontMatterSchemas.Page,
  category: dataFileSchemas.Category,
  authors: dataFileSchemas.Authors,
  tags: dataFileSchemas.Tags,
  versions: dataFileSchemas.Versions,
  sidebars: dataFileSchemas.Sidebars,
};

const yamlFiles: Partial<Record<SchemaName, string[]>> = {
  doc: ['content/docs/**/*.md', 'content/docs/**/*.mdx', 'content/*_docs/**/*.md', 'content/*_docs/**/*.mdx'],
  post: ['content/blog/**/*.md', 'content/blog/**/*.mdx'],
  page: ['content/pages/**/*.md', 'content/pages/**/*.mdx'],
  category: ['content/**/_category_.yml', 'content/**/_category_.yaml'],
  authors: ['content/authors.yml', 'content/blog/authors.yml'],
  tags: ['content/tags.yml', 'content/docs/tags.yml', 'content/blog/tags.yml'],
};

const jsonFiles: Partial<Record<SchemaName, string[]>> = {
  category: ['content/**/_category_.json'],
  versions: ['content/versions.json', 'content/*_versions.json'],
  sidebars: ['content/sidebars.json', 'content/*_sidebars.json', 'content/*versioned_sidebars/*.json'],
};

/** Prints as the formatter would: short lists of values on one line. */
function toText(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return `${text.replace(
    /^( *(?:"[^"]*": )?)\[\s*([^[\]{}]*?)\s*\](,?)$/gm,
    (whole, start: string, items: string, end: string) => {
      const line = `${start}[${items.replace(/,\s+/g, ', ')}]${end}`;
      return line.length <= 120 ? line : whole;
    },
  )}\n`;
}

function jsonSchema(name: SchemaName, allowedKeys: readonly string[]): JsonSchema {
  const schema = z.toJSONSchema(schemas[name], { io: 'input', target: 'draft-7' }) as JsonSchema;
  const extra =
    name === 'doc' || name === 'post' || name === 'page' ? Object.fromEntries(allowedKeys.map((key) => [key, {}])) : {};
  return {
    ...schema,
    title: titles[name],
    ...(schema.properties && { properties: { ...schema.properties, ...extra } }),
  } as JsonSchema;
}

function completionOf(field: JsonSchema): string {
  const choices =
    field.enum ??
    (field.type === 'boolean' ? [String(field.default !== true), String(field.default === true)] : undefined);
  if (choices) return `\${1|${choices.join(',')}|}`;
  return field.type === 'array' ? '[$1]' : '$1';
}

/** Completion of front matter keys in Markdown files, where no YAML extension works. */
function snippets(allowedKeys: readonly string[]): Record<string, unknown> {
  const fields = new Map<string, { field: JsonSchema; types: string[] }>();
  for (const name of ['doc', 'post', 'page'] as const) {
    for (const [key, field] of Object.entries(jsonSchema(name, allowedKeys).properties ?? {})) {
      if (field.deprecated) continue;
      fields.set(key, { field, types: [...(fields.get(key)?.types ?? []), name] });
    }
  }
  return Object.fromEntries(
    [...fields].map(([key, { field, types }]) => {
      const description = `${field.description ?? 'Allowed by site.config.ts.'} (${types.join(', ')})`;
      return [
        `front matter: ${key}`,
        { scope: 'markdown,mdx', prefix: key, body: `${key}: ${completionOf(field)}`, description },
      ];
    }),
  );
}

function schemaMap(files: Partial<Record<SchemaName, string[]>>): [string, string[]][] {
  return Object.entries(files).map(([name, globs]) => [`./.vscode/schemas/${name}.json`, globs]);
}

/** Files of .vscode/ that are generated from the schemas: path → text. */
export function editorFiles(allowedKeys: readonly string[]): Map<string, string> {
  const names = Object.keys(titles) as SchemaName[];
  const suggestions = { 'editor.quickSuggestions': { other: 'on', comments: 'off', strings: 'off' } };
  const settings = {
    'json.schemas': schemaMap(jsonFiles).map(([url, fileMatch]) => ({ fileMatch, url })),
    'yaml.schemas': Object.fromEntries(schemaMap(yamlFiles)),
    '[markdown]': suggestions,
    '[mdx]': suggestions,
  };
  return new Map([
    ...names.map((name): [string, string] => [`.vscode/schemas/${name}.json`, toText(jsonSchema(name, allowedKeys))]),
    ['.vscode/front-matter.code-snippets', toText(snippets(allowedKeys))],
    ['.vscode/settings.json', toText(settings)],
    [
      '.vscode/extensions.json',
      toText({ recommendations: ['biomejs.biome', 'redhat.vscode-yaml', 'unifiedjs.vscode-mdx'] }),
    ],
  ]);
}
