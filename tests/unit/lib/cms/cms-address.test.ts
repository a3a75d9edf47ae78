import { expect, it } from 'vitest';
import { cmsAddress } from '@/lib/cms/cms-address';

it.each([
  [{}, 'http://localhost:3333'],
  [{ PORT: '4000' }, 'http://localhost:4000'],
  [{ PORT: '4000', CMS_PUBLIC_URL: '' }, 'http://localhost:4000'],
  [{ PORT: '4000', CMS_PUBLIC_URL: 'https://CMS.example.com/' }, 'https://cms.example.com'],
  [{ CMS_PUBLIC_URL: 'https://cms.example.com:8443' }, 'https://cms.example.com:8443'],
  [{ CMS_PUBLIC_URL: 'http://127.0.0.1:3333' }, 'http://127.0.0.1:3333'],
])('is the origin browsers use: %j', (env, address) => {
  expect(cmsAddress(env)).toBe(address);
});

it.each([
  ['cms.example.com', /Write the https:\/\/ address/],
  ['http://cms.example.com', /http:\/\/ works for localhost only/],
  ['javascript:alert(1)', /Write the https:\/\/ address/],
  ['https://example.com/cms', /Write https:\/\/example\.com, without a path/],
  ['https://user:password@example.com', /Write https:\/\/example\.com, without a path/],
])('is none where it is %s', (address, message) => {
  expect(() => cmsAddress({ CMS_PUBLIC_URL: address })).toThrow(message);
});
