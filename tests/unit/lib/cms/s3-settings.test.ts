import { expect, it } from 'vitest';
import { s3Settings } from '@/lib/cms/s3-settings';

const env = { CMS_S3_BUCKET: 'uploads', CMS_S3_ACCESS_KEY_ID: 'id', CMS_S3_SECRET_ACCESS_KEY: 'very secret' };

it('keeps uploads in a folder where nothing is set', () => {
  expect(s3Settings({ CMS_S3_BUCKET: '' })).toBeUndefined();
});

it('reads a bucket, and where it is', () => {
  const made = { bucket: 'uploads', accessKeyId: 'id', secretAccessKey: 'very secret', region: 'us-east-1' };
  expect(s3Settings(env)).toEqual(made);
  const elsewhere = { ...env, CMS_S3_REGION: 'eu-central-1', CMS_S3_ENDPOINT: 'https://s3.example.com' };
  expect(s3Settings(elsewhere)).toEqual({ ...made, region: 'eu-central-1', endpoint: 'https://s3.example.com/' });
});

it.each(['CMS_S3_BUCKET', 'CMS_S3_ACCESS_KEY_ID', 'CMS_S3_SECRET_ACCESS_KEY'])(
  'names %s where it is missing',
  (name) => {
    const read = () => s3Settings({ ...env, [name]: '' });
    expect(read).toThrow(`need ${name} too`);
    expect(read).not.toThrow('very secret');
  },
);

it('names all that is missing where only the region is set', () => {
  expect(() => s3Settings({ CMS_S3_REGION: 'eu-central-1' })).toThrow(
    'CMS_S3_BUCKET and CMS_S3_ACCESS_KEY_ID and CMS_S3_SECRET_ACCESS_KEY too, because CMS_S3_REGION is set',
  );
});

it.each(['s3.example.com', 'ftp://s3.example.com', 'https://s3.example.com/?a=1'])(
  'refuses the address %s',
  (address) => {
    expect(() => s3Settings({ ...env, CMS_S3_ENDPOINT: address })).toThrow('CMS_S3_ENDPOINT is no address');
  },
);
