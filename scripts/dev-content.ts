import { watchContentlayer } from '../lib/dev/watch-contentlayer';

// A program of its own beside Next: `npm run dev` starts it.
await watchContentlayer(process.env['CONTENT_DIR'] ?? 'content');
