import { writeAccepted, writePrograms, writeUnchecked } from './sites';

// Writes the content of a site of tests/hostile/export.test.ts: `accepted`, `unchecked` or `programs`.

const [site] = process.argv.slice(2);
if (site === 'accepted') await writeAccepted();
else if (site === 'unchecked') await writeUnchecked();
else writePrograms();
