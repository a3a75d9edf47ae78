import { resolve } from 'node:path';
import { bundle } from './bundle.mjs';
import { buildFault, configFault, fileFault, packageFault } from './config-fault.mjs';
import { usages } from './usages.mjs';

// Runs a script in TypeScript by its path in the project: `node lib/node/run.mjs scripts/build.ts --out site`.
const [node, , script = '', ...args] = process.argv;
process.argv = [node, resolve(script), ...args];
process.setSourceMapsEnabled(true);

const usage = usages[script];
if (usage && args.some((arg) => arg === '--help' || arg === '-h')) {
  process.stdout.write(`${usage}\n`);
  process.exit();
}

// EX_CONFIG of sysexits.h. Development then waits until the file is fixed.
function stop(message, code = 78) {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

/** A syntax error, most likely in site.config.ts: esbuild's message has the place, its stack does not. */
const module = await bundle(script).catch((error) => {
  const fault = fileFault(error);
  return fault === undefined ? stop(buildFault(error)) : stop(fault, 1);
});
await import(module).catch((error) => {
  // Wrong arguments, for which no place in the script is useful.
  if (String(error?.code).startsWith('ERR_PARSE_ARGS_')) stop([error.message, usage].filter(Boolean).join('\n'), 2);
  const denied = fileFault(error);
  if (denied !== undefined) stop(denied, 1);
  const fault = configFault(error) ?? packageFault(error);
  if (fault === undefined) throw error;
  stop(fault);
});
