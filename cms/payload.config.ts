import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildConfig } from 'payload';
import { cmsAddress } from '../lib/cms/cms-address';
import { collections } from '../lib/cms/entries/collections';
import { warmUp } from './src/checks/checker';
import { keepReasons } from './src/checks/keep-reasons';
import { contentCollection } from './src/collections/content-collection';
import { restrictInternal } from './src/collections/internal-collections';
import { media } from './src/collections/media';
import { users } from './src/collections/users';
import { database } from './src/database/database';
import { freeLostJobs } from './src/database/lost-jobs';
import { storage } from './src/database/storage';
import { resumeDeploys } from './src/deploy/deploy-hook';
import { statusEndpoints } from './src/deploy/deploy-status';
import { deploys } from './src/deploy/deploys';
import { manifestEndpoint } from './src/manifest-endpoint';
import { languageEndpoints } from './src/translations/translation-endpoints';

const secret = process.env['PAYLOAD_SECRET'];
if (!secret) throw new Error('PAYLOAD_SECRET is not set. `npm run cms` makes one and keeps it in cms/.env.local.');

const address = cmsAddress(process.env);

/** As they are used: what is written often comes first. */
const order = ['docs', 'posts', 'pages', 'media', 'categories', 'authors', 'tags'] as const;

const config = buildConfig({
  secret,
  serverURL: address,
  cors: [address],
  csrf: [address],
  admin: {
    user: 'users',
    // Who is logged out loses what stands in the form: an open page keeps its session.
    autoRefresh: true,
    // The other kind would tell a third party who works here.
    avatar: 'default',
    components: { beforeDashboard: ['/src/components/overview/overview#Overview'] },
    importMap: { baseDir: dirname(fileURLToPath(import.meta.url)) },
    meta: { titleSuffix: '– content' },
  },
  collections: [
    ...order.map((kind) => (kind === 'media' ? media : contentCollection(collections[kind]))),
    users,
    deploys,
  ],
  db: database(),
  hooks: { afterError: [keepReasons] },
  endpoints: [manifestEndpoint, ...statusEndpoints, ...languageEndpoints],
  graphQL: { disable: true },
  plugins: storage(),
  // Scheduled publishing: this process looks every ten seconds what is due.
  jobs: {
    autoRun: [{ cron: '*/10 * * * * *' }],
    shouldAutoRun: async (payload) => {
      await freeLostJobs(payload);
      return true;
    },
    access: { run: () => false, queue: () => false, cancel: () => false },
    deleteJobOnComplete: true,
  },
  // Where pages are served, and not in the commands and tests of the API alone, somebody is about to write.
  onInit: (payload) => {
    if (process.env['NEXT_RUNTIME'] === undefined) return;
    void warmUp(payload);
    resumeDeploys(payload);
  },
  telemetry: false,
  typescript: { autoGenerate: false },
  // The sync reads whole collections, sources included, in batches it bounds itself.
  maxDepth: 1,
  upload: {
    // The second is that of a whole form, whose texts have bounds of their own.
    limits: { fileSize: 25_000_000, fieldSize: 15_000_000 },
    responseOnLimit: 'The file has more than 25 MB, which is the most the sync takes. Upload a smaller one.',
  },
});

export default config.then(restrictInternal);
