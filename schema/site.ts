import * as z from 'zod';
import { flag, shownText } from './fields';
import { headTagsSchema } from './head-tags';
import { footerSchema, linkSchema, navbarItemSchema } from './link';
import { brandLogoSchema, picture } from './logo';
import { redirectSchema } from './redirect';
import { searchSettingsSchema } from './search';
import { blogSettingsSchema, docsSettingsSchema, tableOfContentsSchema, versionsSettingsSchema } from './sections';
import { colorSchema, themeSchema } from './theme';

/** Whether a code is one that `Intl`, which knows dates and plurals, takes for a language. */
function isLanguage(code: string): boolean {
  try {
    return /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(code) && new Intl.Locale(code).language !== '';
  } catch {
    return false;
  }
}

const fullUrl = z.url({ protocol: /^https?$/, error: 'is not a full URL such as https://example.com' });

/** A place files may come from. Written out: nothing here may switch inline code or evaluation on. */
const sourceSchema = z
  .string()
  .regex(/^https:\/\/(\*\.)?[\w.-]+(:\d+)?(\/[\w./~%-]*)?$/, 'is not an address such as https://images.example.com');

const sourceDirectives = [
  'connect-src',
  'font-src',
  'frame-src',
  'img-src',
  'media-src',
  'script-src',
  'style-src',
] as const;

/** Errors of the content check that a page can be built with: what Docusaurus only warns of, or does not look at. */
export const lenientCodes = [
  'admonition/stray',
  'admonition/unclosed',
  'admonition/unknown',
  'file/missing',
  'image/missing',
  'image/type',
  'link/broken-file',
  'link/broken-route',
  'link/own-address',
  'math/syntax',
  'mermaid/syntax',
  'reference/sidebar-folder',
] as const;

/** Warnings of the content check that are a choice of the site, and no slip of an author. */
const ignorableCodes = ['blog/no-truncate'] as const;

/** Everything a site owner sets. One file, site.config.ts, holds the values. */
export const siteSchema = z.strictObject({
  title: shownText.describe('Name of the site, second half of every page title.'),
  tagline: z.string().describe('One line below the title on the home page.'),
  description: z.string().describe('Description of the site for search engines.'),
  url: fullUrl
    .regex(/[^/]$/, 'must not end with /')
    .refine((url) => !URL.canParse(url) || !/[^/]/.test(url.slice(new URL(url).origin.length)), {
      error: 'must be the origin alone, such as https://example.com: the path belongs into basePath',
    })
    .describe('Origin the site is served from.'),
  basePath: z
    .string()
    .regex(
      /^\/$|^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/,
      'must be / or a path such as /docs-site, without a slash at the end',
    )
    .refine((path) => !path.split('/').includes('_next'), {
      error: 'has the part _next, where every site keeps its scripts',
    })
    .transform((path) => (path === '/' ? '' : path))
    .describe('Folder of the origin the site lives in; / for the root.'),
  loadFailureTitle: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Title of the banner that a site shows where it is served under another base path than it was built for. Default: a word of the interface.',
    ),
  titleSeparator: shownText.default('|').describe('Stands between page title and site title.'),
  locales: z
    .array(
      z.strictObject({
        code: z
          .string()
          .refine(isLanguage, 'is no language such as es or pt-BR')
          .describe('Language as browsers know it: es, pt-BR. All but the default one are at /<code>/.'),
        label: z.string().min(1).describe('What the language calls itself, in the menu of languages.'),
        dir: z.enum(['ltr', 'rtl']).default('ltr').describe('Writing direction.'),
        texts: z
          .record(z.string(), z.string())
          .default({})
          .describe('Texts of this configuration in that language: as they are written here → translated.'),
      }),
    )
    .min(1)
    .default([{ code: 'en', label: 'English', dir: 'ltr', texts: {} }])
    .describe('Languages; the first is the default.'),
  favicon: picture
    .optional()
    .describe('Icon of the browser tab, a picture under public/; default: the logo, where there is one.'),
  brand: z.strictObject({
    title: shownText.describe('Name in the navbar.'),
    logo: brandLogoSchema
      .optional()
      .describe('Picture under public/ and its alt text. Without one, the name stands alone.'),
  }),
  theme: themeSchema,
  mainDoc: z.string().default('intro').describe('Id of the doc that the address of the docs leads to.'),
  docs: docsSettingsSchema,
  blog: blogSettingsSchema,
  tableOfContents: tableOfContentsSchema,
  sidebarId: z.string().default('tutorialSidebar').describe('Name of the generated sidebar.'),
  navbar: z
    .strictObject({ left: z.array(navbarItemSchema).default([]), right: z.array(navbarItemSchema).default([]) })
    .describe(
      'Links and menus of the navbar. Here and in the footer, those to the blog are left out while there are no posts.',
    ),
  footer: footerSchema,
  editUrl: fullUrl
    // The path of a file is a folder further, unless a query takes it.
    .transform((url) => (/[/=]$/.test(url) ? url : `${url}/`))
    .nullable()
    .default(null)
    .describe('Prefix of "Edit this page": the file path below content/ is appended. null for no link.'),
  colorMode: z
    .strictObject({
      default: z.enum(['light', 'dark']).default('light').describe('Mode of a first visit.'),
      disableSwitch: flag(false, 'Hides the switch.'),
      respectSystem: flag(false, 'Whether a first visit follows the system preference.'),
    })
    .prefault({}),
  announcement: z
    .strictObject({
      id: z.string().min(1).describe('A new id shows the bar again to readers who closed it.'),
      text: shownText,
      link: linkSchema
        .optional()
        .describe('Where the text holds its label, the link stands there; else behind the text.'),
      background: colorSchema.optional(),
      color: colorSchema.optional(),
      closeable: z.boolean().default(true),
    })
    .nullable()
    .default(null),
  versions: versionsSettingsSchema.prefault({}),
  search: searchSettingsSchema,
  markdown: z
    .strictObject({
      format: z
        .enum(['mdx', 'md', 'detect'])
        .default('mdx')
        .describe(
          'How documents are read that do not say it themselves: as MDX, as plain Markdown, or by their ending (detect).',
        ),
      emoji: flag(true, 'Whether names such as :smile: become emoji.'),
      math: flag(false, 'Whether $x^2$, blocks between $$ and math fences are formulas.'),
      mathMacros: z
        .record(z.string().regex(/^\\(?:[a-zA-Z]+|[^a-zA-Z])$/, { error: 'is no command such as \\RR' }), z.string())
        .default({})
        .describe('Commands that formulas may use, with what they stand for: #1 to #9 are what follows the command.'),
    })
    .prefault({}),
  redirects: z
    .array(redirectSchema)
    .default([])
    .describe('Old addresses that lead to new ones, or to other sites. A page names its own in redirect_from.'),
  assistants: z
    .array(
      z.strictObject({
        label: z.string().min(1),
        url: fullUrl
          .includes('{prompt}', { error: 'must contain {prompt}' })
          .describe('Address that opens the assistant; {prompt} becomes a question about the page.'),
      }),
    )
    .default([
      { label: 'ChatGPT', url: 'https://chatgpt.com/?hints=search&q={prompt}' },
      { label: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
      { label: 'Perplexity', url: 'https://www.perplexity.ai/search?q={prompt}' },
    ])
    .describe('Assistants the menu beside "Copy page" offers to open a page in; [] for none.'),
  security: z
    .strictObject({
      csp: z
        .partialRecord(z.enum(sourceDirectives), z.array(sourceSchema))
        .default({})
        .describe(
          'Other sites that pages may load from, by directive of the Content-Security-Policy: { "img-src": ["https://images.example.com"] }.',
        ),
    })
    .prefault({}),
  content: z
    .strictObject({
      cms: z
        .array(
          z
            .string()
            .regex(
              /^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/,
              'is no folder or file below content/, such as blog or authors.yml',
            )
            .refine((path) => !/^i18n(?:\/|$)/.test(path), {
              error: 'is no name for the CMS: a translation is its own where what it translates is',
            }),
        )
        .default([])
        .describe(
          'Folders and files below content/ that the CMS owns, with their translations; `npm run content:sync` writes them.',
        ),
    })
    .prefault({}),
  headTags: headTagsSchema,
  customFields: z
    .record(z.string(), z.json())
    .default({})
    .describe(
      'Values for components of your own: `useDocusaurusContext().siteConfig.customFields`. Readers load them.',
    ),
  contentCheck: z
    .strictObject({
      warnings: z
        .array(z.enum(lenientCodes))
        .default([])
        .describe('Errors that are warnings on this site and do not stop its build, such as link/broken-route.'),
      ignore: z
        .array(z.enum(ignorableCodes))
        .default([])
        .describe('Warnings that are not given: blog/no-truncate, where lists show posts as a whole on purpose.'),
    })
    .prefault({}),
  allowedFrontMatter: z.array(z.string()).default([]).describe('Extra front-matter keys the content check lets pass.'),
});

/** Site configuration as its owner writes it. */
export type SiteConfigInput = z.input<typeof siteSchema>;

/** Site configuration with every default filled in. */
export type SiteConfig = z.output<typeof siteSchema>;
