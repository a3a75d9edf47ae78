import { runContentlayer } from './contentlayer.mjs';

// A build starts this as a process, so that Contentlayer works while the build checks and Next compiles.
await runContentlayer();
