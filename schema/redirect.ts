import * as z from 'zod';
import { addressFlaw } from './address';

function oldRouteFlaw(route: string): string | undefined {
  const flaw = addressFlaw(route);
  if (flaw !== undefined) return flaw;
  if (route.includes('//')) return 'has an empty part';
  return route.split('/').includes('.') ? 'has the part .' : undefined;
}

/** Address a page has moved from. Hosts get lists of them, in which more than letters and digits would be patterns. */
const oldRoute = z
  .string()
  .regex(/^\/[^?#]*$/, 'is not a route such as /old/page, which starts with / and has neither query nor hash')
  .superRefine((route, context) => {
    const flaw = /^\/[^?#]*$/.test(route) ? oldRouteFlaw(route) : undefined;
    if (flaw !== undefined)
      context.addIssue({ code: 'custom', message: `is not a route such as /old/page: it ${flaw}` });
  });

/** Former addresses of a page. */
export const redirectFromField = z
  .array(oldRoute)
  .default([])
  .describe('Addresses this page had before, such as /docs/old-name; each leads here.');

/** A redirect that belongs to no page of the content, or leads to another site. */
export const redirectSchema = z.strictObject({
  from: oldRoute.describe('Old address, without the base path.'),
  to: z
    .string()
    .regex(/^(\/(?!\/)|https?:\/\/)\S*$/, 'is neither a route, which starts with /, nor a full URL')
    .describe('Route of this site, without the base path, or a full URL.'),
});
