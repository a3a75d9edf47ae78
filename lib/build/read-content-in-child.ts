import { runContentlayer } from './contentlayer.mjs';

// Started by a build as a process of its own: Contentlayer works while the build checks and Next compiles.
await runContentlayer();
