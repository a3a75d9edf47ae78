import { APIError, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload';
import { cmsAddress } from '../../../lib/cms/cms-address';
import { admins, adminsAndOwnEditors, adminsAndSelf, adminsOnly, opensAdmin, roles } from '../access';
import { keepAnAdmin, keepLastAdmin, releaseScheduled } from '../checks/leaving-users';
import { refusal } from '../checks/refusal';

const shortest = 12;
/** API keys made by the pages are longer. */
const shortestKey = 32;

const isShort = (value: unknown, least: number) =>
  value !== undefined && value !== null && (typeof value !== 'string' || value.length < least);

/** Refuses new passwords and keys that are too short. Existing ones still work. */
const checkSecrets: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return;
  const { data } = args as { data?: { password?: unknown; apiKey?: unknown } };
  if (isShort(data?.password, shortest))
    throw refusal('users', 'password', `The password needs at least ${shortest} characters.`);
  if (data?.apiKey !== '' && isShort(data?.apiKey, shortestKey))
    throw refusal('users', 'apiKey', `The key needs at least ${shortestKey} characters. Press Generate new API key.`);
};

/** Refuses mails, because none are configured and nobody should wait for one. */
const refuseMail: CollectionBeforeOperationHook = ({ operation }) => {
  if (operation === 'forgotPassword')
    throw new APIError('This CMS sends no e-mail. Ask one of its admins for a new password.', 400, null, true);
};

/** Accounts of people and builds. Each may have an API key with the rights of its role. */
export const users: CollectionConfig = {
  slug: 'users',
  auth: {
    useAPIKey: true,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    // Lax, not Strict, so that links to the CMS in messages open it logged in. Other origins cannot change anything (guard.ts).
    cookies: { secure: cmsAddress(process.env).startsWith('https:'), sameSite: 'Lax' },
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'role'],
    group: 'Settings',
    // Editors reach their account by their picture.
    hidden: ({ user }) => user?.['role'] !== 'admin',
  },
  access: {
    admin: opensAdmin,
    create: admins,
    read: adminsAndSelf,
    update: adminsAndOwnEditors,
    delete: admins,
    unlock: admins,
  },
  fields: [
    {
      name: 'role',
      type: 'select',
      required: true,
      saveToJWT: true,
      defaultValue: 'editor',
      options: roles.map((role) => ({ label: role, value: role })),
      access: { create: adminsOnly, update: adminsOnly },
      admin: {
        description:
          'admin: everything. editor: content and media. reader: what is published, for builds; cannot open these pages.',
      },
    },
  ],
  hooks: {
    beforeOperation: [checkSecrets, refuseMail],
    beforeDelete: [keepLastAdmin, releaseScheduled],
    beforeChange: [
      keepAnAdmin,
      async ({ data, operation, req }) => {
        if (operation !== 'create') return data;
        const { totalDocs } = await req.payload.count({ collection: 'users', req });
        // Otherwise nobody could appoint an admin.
        return totalDocs === 0 ? { ...data, role: 'admin' } : data;
      },
    ],
  },
};
