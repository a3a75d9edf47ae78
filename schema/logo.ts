import * as z from 'zod';

export const picture = z.string().startsWith('/', 'must start with /');

const pictures = {
  src: picture,
  srcDark: picture.optional().describe('Picture for the dark mode.'),
  alt: z.string(),
};

export const brandLogoSchema = z.strictObject({
  ...pictures,
  holdsName: z
    .boolean()
    .optional()
    .describe('Whether the picture holds the name, which then does not stand beside it in the navbar.'),
});

/** The logo at the end of every page. */
export const footerLogoSchema = z
  .strictObject({
    ...pictures,
    href: z.url({ protocol: /^https?$/, error: 'is not a full URL such as https://example.com' }).optional(),
  })
  .refine(({ href, alt }) => href === undefined || alt !== '', {
    path: ['alt'],
    error: 'is empty, and the link around the picture has no other name',
  });
