import { parseArgs } from 'node:util';
import { site } from '../lib/config/site';
import { type HostName, hostingFiles, hostings, nextStep, writeHostingFile } from '../lib/hosting/hosting-files';
import { WrongUsage } from '../lib/node/wrong-usage';
import { didYouMean } from '../lib/report/suggest';

const names = Object.keys(hostings) as HostName[];
const [wanted = '', ...rest] = parseArgs({ allowPositionals: true }).positionals;
const name = names.find((one) => one === wanted);
if (name === undefined)
  throw new WrongUsage(
    wanted === '' ? 'Name a host.' : `There are no files for ${wanted}. ${didYouMean(wanted, names, '')}`.trim(),
  );
if (rest.length > 0) throw new WrongUsage('Name one host.');

for (const [file, text] of hostingFiles(name, site)) {
  const kept = writeHostingFile(file, text);
  console.log(
    kept ? `Wrote ${file}. What it held before is in ${kept}: take over from there what you changed.` : `Wrote ${file}`,
  );
}
console.log(nextStep(name, site));
