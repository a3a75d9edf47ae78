import * as z from 'zod';
import { shownText } from './fields';
import { footerLogoSchema } from './logo';

const linkOptions = [
  z.strictObject({
    label: shownText,
    href: z
      .url({ protocol: /^(?:https?|mailto|tel|pathname)$/, error: 'is not a full URL such as https://example.com' })
      .regex(/^(?!pathname:)/, 'is a path of this site: write it with to instead of href')
      .describe('External address; opens in a new tab.'),
  }),
  z.strictObject({
    label: shownText,
    to: z
      .string()
      .regex(/^(?!https?:)/, 'is an address of another site: write it with href instead of to')
      .regex(/^(?:\/|pathname:\/\/|https?:)/, 'must start with /')
      .describe('Route of this site, without the base path; pathname:///file for a file that no check looks for.'),
  }),
  z.strictObject({
    label: shownText,
    docId: z.string().describe('Id of a doc: leads to it in the version the reader is in, or chose last.'),
  }),
  z.strictObject({
    label: shownText,
    sidebarId: z.string().describe('Name of a sidebar: leads to its first page, likewise.'),
  }),
] as const;

/** A link of navbar, footer or announcement as its owner writes it. */
export const linkSchema = z.union(linkOptions, {
  error: 'needs a label and one of to (a route), href (a URL), docId (a doc) or sidebarId (a sidebar)',
});

const menuSchema = z.strictObject({
  label: shownText,
  items: z.array(linkSchema).min(1, 'has no links').describe('Links of a menu that opens from the navbar.'),
});

export const navbarItemSchema = z.union([...linkOptions, menuSchema], {
  error: 'needs a label and one of to (a route), href (a URL), docId (a doc), sidebarId (a sidebar) or items (a menu)',
});

/** Columns of links, and the logo and the line below them. */
export const footerSchema = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        title: shownText.optional(),
        links: z.array(linkSchema).describe('Links of the column, a list.'),
      }),
    )
    .default([]),
  logo: footerLogoSchema.optional().describe('Picture above the copyright line, and where it leads.'),
  copyright: z.string(),
});

/** A link of navbar, footer or announcement. */
export type SiteLink = z.output<typeof linkSchema>;

export type SiteMenu = z.output<typeof menuSchema>;

/** A link whose address is known, with the route it has in each docs version where it is one of the docs. */
export type ShownLink = Extract<SiteLink, { to: string } | { href: string }> & {
  versions?: Readonly<Record<string, string>>;
  /** Routes at or below which are the pages of the sidebar it leads into: on each of them, the navbar marks it. */
  sections?: readonly string[];
  /** True where it is at the same address in every language. */
  fixed?: boolean;
};
