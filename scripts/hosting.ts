import { site } from '../lib/config/site';
import { type HostName, hostingFiles, hostings, nextStep, writeHostingFile } from '../lib/hosting/hosting-files';
import { usages } from '../lib/node/usages.mjs';
import { didYouMean } from '../lib/report/suggest';

const names = Object.keys(hostings) as HostName[];
const [wanted = ''] = process.argv.slice(2);
const name = names.find((one) => one === wanted);

if (name === undefined) {
  if (wanted) console.error(`There are no files for ${wanted}. ${didYouMean(wanted, names, '')}`.trim());
  console.error(usages['scripts/hosting.ts']);
  process.exitCode = 2;
} else {
  for (const [file, text] of hostingFiles(name, site)) {
    const kept = writeHostingFile(file, text);
    console.log(
      kept
        ? `Wrote ${file}. What it held before is in ${kept}: take over from there what you changed.`
        : `Wrote ${file}`,
    );
  }
  console.log(nextStep(name, site));
}
