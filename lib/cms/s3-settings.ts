const needed = ['CMS_S3_BUCKET', 'CMS_S3_ACCESS_KEY_ID', 'CMS_S3_SECRET_ACCESS_KEY'] as const;
const all = [...needed, 'CMS_S3_REGION', 'CMS_S3_ENDPOINT'] as const;

function endpointOf(written: string): string {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url && (url.protocol === 'https:' || url.protocol === 'http:') && url.search === '' && url.hash === '')
    return url.href;
  throw new Error('CMS_S3_ENDPOINT is no address. Write one such as https://s3.example.com, without the bucket.');
}

/** Bucket for uploads; undefined if these are in a folder. @throws Error with the missing names, never with a key */
export function s3Settings(env: Readonly<Record<string, string | undefined>>) {
  const set = all.filter((name) => env[name]);
  if (set.length === 0) return undefined;
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new Error(
      `Uploads in S3 need ${missing.join(' and ')} too, because ${set.join(', ')} ${set.length === 1 ? 'is' : 'are'} set. Set ${missing.length === 1 ? 'it' : 'them'} in cms/.env.local, or none of them to keep uploads in a folder.`,
    );
  const [bucket = '', accessKeyId = '', secretAccessKey = ''] = needed.map((name) => env[name]);
  const endpoint = env['CMS_S3_ENDPOINT'];
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    region: env['CMS_S3_REGION'] || 'us-east-1',
    // For a service other than Amazon's.
    ...(endpoint && { endpoint: endpointOf(endpoint) }),
  };
}
