import { formatPretty } from '../lib/check/format';
import { checkLayers } from '../lib/layers/check-layers';
import { readSources } from '../lib/layers/read-sources';

const diagnostics = checkLayers(readSources(process.cwd()));
if (diagnostics.length > 0) {
  console.log(formatPretty(diagnostics));
  process.exitCode = 1;
}
