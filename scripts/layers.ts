import { checkLayers } from '../lib/layers/check-layers';
import { readSources } from '../lib/layers/read-sources';
import { formatPretty } from '../lib/report/format';

const diagnostics = checkLayers(readSources(process.cwd()));
if (diagnostics.length > 0) {
  console.log(formatPretty(diagnostics));
  process.exitCode = 1;
}
