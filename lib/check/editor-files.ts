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

/** Files of one kind, and what is written into them. */
interface Kind {
  title: string;
  schema: z.ZodType;
  /** Patterns of their paths. */
  yaml?: string[];
  json?: string[];
}

const documents = (folder: string) => [`content/${folder}/**/*.md`, `content/${folder}/**/*.mdx`];

const kinds = {
  doc: {
    title: 'Front matter of a page under docs/',
    schema: frontMatterSchemas.Doc,
    yaml: [...documents('docs'), ...documents('*_docs')],
  },
  post: { title: 'Front matter of a blog post', schema: frontMatterSchemas.Post, yaml: documents('blog') },
  page: { title: 'Front matter of a page under pages/', schema: frontMatterSchemas.Page, yaml: documents('pages') },
  category: {
    title: 'Settings of a folder under docs/',
    schema: dataFileSchemas.Category,
    yaml: ['content/**/_category_.yml', 'content/**/_category_.yaml'],
    json: ['content/**/_category_.json'],
  },
  authors: {
    title: 'Authors of the blog',
    schema: dataFileSchemas.Authors,
    yaml: ['content/authors.yml', 'content/blog/authors.yml'],
  },
  tags: {
    title: 'Tags of docs and posts',
    schema: dataFileSchemas.Tags,
    yaml: ['content/tags.yml', 'content/docs/tags.yml', 'content/blog/tags.yml'],
  },
  versions: {
    title: 'Released versions, newest first',
    schema: dataFileSchemas.Versions,
    json: ['content/versions.json', 'content/*_versions.json'],
  },
  sidebars: {
    title: 'Sidebars by their names',
    schema: dataFileSchemas.Sidebars,
    json: ['content/sidebars.json', 'content/*_sidebars.json', 'content/*versioned_sidebars/*.json'],
  },
} satisfies Record<string, Kind>;

type KindName = keyof typeof kinds;

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

function jsonSchema(name: KindName, allowedKeys: readonly string[]): JsonSchema {
  const { title, schema: zodSchema } = kinds[name];
  const schema = z.toJSONSchema(zodSchema, { io: 'input', target: 'draft-7' }) as JsonSchema;
  const extra =
    name === 'doc' || name === 'post' || name === 'page' ? Object.fromEntries(allowedKeys.map((key) => [key, {}])) : {};
  return {
    ...schema,
    title,
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

/** The address of each schema with the paths of its files. */
function schemaPaths(form: 'yaml' | 'json'): [url: string, paths: string[]][] {
  return Object.entries<Kind>(kinds).flatMap(([name, { [form]: paths }]): [string, string[]][] =>
    paths ? [[`./.vscode/schemas/${name}.json`, paths]] : [],
  );
}

/** Files of .vscode/ that are generated from the schemas: path → text. */
export function editorFiles(allowedKeys: readonly string[]): Map<string, string> {
  const names = Object.keys(kinds) as KindName[];
  const suggestions = { 'editor.quickSuggestions': { other: 'on', comments: 'off', strings: 'off' } };
  const settings = {
    'json.schemas': schemaPaths('json').map(([url, fileMatch]) => ({ fileMatch, url })),
    'yaml.schemas': Object.fromEntries(schemaPaths('yaml')),
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
