import { s3Storage } from '@payloadcms/storage-s3';
import type { Config, Plugin } from 'payload';
import { s3Settings } from '../../../lib/cms/s3-settings';

/** Uploads pass through the CMS, which checks them. Removes the plugin's parts for direct uploads. */
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
 * Stores uploads in a bucket if the environment names one. Readers still ask the CMS, which checks access, so the bucket stays
 * private. The package has no release for Payload's version yet, so package.json overrides its peer dependency; use equal
 * versions once they exist.
 * @throws Error if the environment names a bucket incompletely
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
      // Only Amazon has a host for each bucket.
      ...(endpoint && { endpoint, forcePathStyle: true }),
    },
  });
  return [async (config) => withoutClientUploads(await plugin(config))];
}
