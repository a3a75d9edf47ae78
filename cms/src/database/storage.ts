import { s3Storage } from '@payloadcms/storage-s3';
import type { Config, Plugin } from 'payload';
import { s3Settings } from '../../../lib/cms/s3-settings';

/**
 * Uploads pass through the CMS, which checks them. What the plugin adds for files that are sent past it goes: a part of
 * every page, and a column that only such files have a value for.
 */
function withoutClientUploads(config: Config): Config {
  const { dependencies: _, ...admin } = config.admin ?? {};
  return {
    ...config,
    admin: { ...admin, components: { ...admin.components, providers: [] } },
    collections: (config.collections ?? []).map((collection) => ({
      ...collection,
      fields: collection.fields.filter((field) => !('name' in field && field.name === '_objectKey')),
    })),
  };
}

/**
 * Puts uploads into a bucket where the environment names one. Who reads them asks the CMS as before, which knows who may:
 * the bucket stays private. No release of the package has the number of Payload's yet, so package.json overrides what
 * it is made for; give them one number when there is one.
 * @throws Error where the environment names a bucket by halves
 */
export function storage(): Plugin[] {
  const settings = s3Settings(process.env);
  if (!settings) return [];
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings;
  const plugin = s3Storage({
    bucket,
    collections: { media: true },
    config: {
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Services other than Amazon's have no host for each bucket.
      ...(endpoint && { endpoint, forcePathStyle: true }),
    },
  });
  return [async (config) => withoutClientUploads(await plugin(config))];
}
