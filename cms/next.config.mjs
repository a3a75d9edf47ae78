import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

export default withPayload({
  // schema/ and lib/ of the site say what the collections are.
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  // It loads machine code from beside itself, which a bundle would not find.
  serverExternalPackages: ['oxc-parser'],
  // Forms are looked at by the server while somebody writes, with texts of up to 2 MB.
  experimental: {
    serverActions: { bodySizeLimit: '15mb' },
    // Nobody reads the maps, and few build twice: together they take half of the time of a build.
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
    // The server runs where it was built.
    turbopackMinify: { server: false, client: true },
  },
  // `npm test` checks the types.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'same-origin' },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
      ],
    },
  ],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
});
