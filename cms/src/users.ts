import type { CollectionConfig } from 'payload';
import { admins, adminsAndSelf, adminsOnly, opensAdmin, roles } from './access';

/** People and builds. Each may have an API key, which can do what its role may. */
export const users: CollectionConfig = {
  slug: 'users',
  auth: { useAPIKey: true, maxLoginAttempts: 5, lockTime: 10 * 60 * 1000 },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'role'], group: 'Settings' },
  access: {
    admin: opensAdmin,
    create: admins,
    read: adminsAndSelf,
    update: adminsAndSelf,
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
    beforeChange: [
      async ({ data, operation, req }) => {
        if (operation !== 'create') return data;
        const { totalDocs } = await req.payload.count({ collection: 'users', req });
        // Nobody could make another one an admin otherwise.
        return totalDocs === 0 ? { ...data, role: 'admin' } : data;
      },
    ],
  },
};
