import { writeSites } from './sites';

// Writes the content of the sites of tests/hostile/export.test.ts.

await writeSites();
