import * as z from 'zod';

/** A colour as designers hand it over. */
export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'is not a colour such as #e63946');

const fontFileSchema = z.strictObject({
  src: z
    .string()
    .regex(/^\/[\w./-]+\.(woff2|woff|ttf|otf)$/i, 'is not a font file under public/ such as /fonts/name.woff2')
    .describe('File under public/.'),
  weight: z
    .string()
    .regex(/^\d{1,4}( \d{1,4})?$/, "is not a weight such as '400', or '100 900' of a variable font")
    .default('400')
    .describe("`'400'`, or `'100 900'` for a variable font."),
  style: z.enum(['normal', 'italic']).default('normal'),
});

const fontFilesSchema = z.array(fontFileSchema).min(1, 'needs at least one file');

const fontError = "needs 'system', 'inter' or a list of files such as [{ src: '/fonts/name.woff2', weight: '400' }]";

/** How a site looks: one colour, one radius, up to three fonts. Everything else follows from them. */
export const themeSchema = z
  .strictObject({
    color: z
      .union([colorSchema, z.strictObject({ light: colorSchema, dark: colorSchema })], {
        error: "needs a colour such as '#0a58ca', or { light: '#0a58ca', dark: '#6ea8fe' }",
      })
      .optional()
      .describe(
        "Colour of the brand: `'#0a58ca'`, or one for each mode. Links, buttons and marks take variants of it that can be read.",
      ),
    radius: z
      .number()
      .min(0, 'must be 0 or more')
      .max(24, 'must be at most 24')
      .default(8)
      .describe('Rounding of cards and code blocks in pixels; buttons and fields follow.'),
    fonts: z
      .strictObject({
        text: z
          .union([z.enum(['system', 'inter']), fontFilesSchema], { error: fontError })
          .default('system')
          .describe('`system`: no download; `inter`: comes with the site; or files.'),
        headings: z
          .union([z.enum(['inherit', 'inter']), fontFilesSchema], { error: fontError.replace('system', 'inherit') })
          .default('inherit')
          .describe('`inherit`: as the text.'),
        code: z
          .union([z.enum(['system']), fontFilesSchema], { error: fontError.replace("'inter' ", '') })
          .default('system'),
      })
      .prefault({}),
  })
  .prefault({})
  .describe('How the site looks.');

/** How a site looks, with every default filled in. */
export type Theme = z.output<typeof themeSchema>;

export type FontFiles = z.output<typeof fontFilesSchema>;
