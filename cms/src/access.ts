import type { Access, FieldAccess, PayloadRequest } from 'payload';

/** Roles of accounts. `reader` is for builds, which read what is published and change nothing. */
export const roles = ['admin', 'editor', 'reader'] as const;

type Role = (typeof roles)[number];

function roleOf({ user }: PayloadRequest): Role | undefined {
  const role: unknown = user?.['role'];
  return roles.find((known) => known === role);
}

/** Whether a request comes from an admin or an editor. */
export function isWriter(req: PayloadRequest): boolean {
  const role = roleOf(req);
  return role === 'admin' || role === 'editor';
}

/** Admins only. */
export const admins: Access = ({ req }) => roleOf(req) === 'admin';

/** Admins and editors. */
export const writers: Access = ({ req }) => isWriter(req);

/** Whether a request comes from an account with a role, builds included. */
export function isMember(req: PayloadRequest): boolean {
  return roleOf(req) !== undefined;
}

/** Everybody with a role. */
export const members: Access = ({ req }) => isMember(req);

/** Writers see everything, readers what is published, others nothing. */
export const publishedForReaders: Access = ({ req }) =>
  isWriter(req) || (roleOf(req) === 'reader' && { _status: { equals: 'published' } });

/** Admins, and everybody for their own account. */
export const adminsAndSelf: Access = ({ req }) =>
  roleOf(req) === 'admin' || (req.user ? { id: { equals: req.user.id } } : false);

/** Admins, and editors for their own account. The key of a build may be on many machines, so it changes nothing. */
export const adminsAndOwnEditors: Access = (args) => isWriter(args.req) && adminsAndSelf(args);

/** Admins only, for one field. */
export const adminsOnly: FieldAccess = ({ req }) => roleOf(req) === 'admin';

/** Whether somebody may open the admin pages. */
export const opensAdmin = ({ req }: { req: PayloadRequest }): boolean => isWriter(req);
