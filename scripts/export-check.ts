import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkExport, formatExport, readExport } from '../lib/check/export/check-export';
import { brokenLinkSeverity } from '../lib/check/export/export-codes';
import { site } from '../lib/config/site';
import { allowedSources } from '../lib/publish/content-policy';
import { countOf } from '../lib/report/count-of';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'out' } } });

if (!existsSync(values.out)) {
  console.error(`There is no site to check in ${values.out}: run npm run build first.`);
  process.exit(1);
}

const context = {
  origin: site.url,
  basePath: site.basePath,
  exportDir: values.out,
  contentDir: 'content',
  allowed: allowedSources(site),
  brokenLinks: brokenLinkSeverity(site),
};
const { diagnostics, pages } = checkExport(readExport(values.out), context);
if (diagnostics.length > 0) console.log(formatExport(diagnostics));
console.log(`Checked ${countOf(pages, 'page')} of ${values.out}.`);
if (diagnostics.some(({ severity }) => severity === 'error')) process.exitCode = 1;
