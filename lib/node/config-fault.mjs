import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const name = 'site.config.ts';
const place = /\bsite\.config\.ts:(\d+)/;
const noModule = /^Cannot find (?:package|module) '(?:.*[\\/]node_modules[\\/])?([^']+)'/;
const noExport = /^The requested module '([^']+)' does not provide an export named '([^']+)'/;

/** The place of an import; undefined if it is in another file. */
function importPlace(root, module) {
  let text = '';
  try {
    text = readFileSync(join(root, name), 'utf8');
  } catch {
    return undefined;
  }
  for (const [index, line] of text.split('\n').entries()) {
    const at = Math.max(line.indexOf(`'${module}'`), line.indexOf(`"${module}"`));
    if (at > 0 && /\b(?:from|import)\s*\(?\s*$/.test(line.slice(0, at))) return `${name}:${index + 1}:${at + 1}`;
  }
  return undefined;
}

/** Node loads packages, and its errors name the bundle instead of the importing file. */
function importFault(error, root) {
  const found = error.code === 'ERR_MODULE_NOT_FOUND' ? noModule.exec(error.message) : noExport.exec(error.message);
  const [, module, wanted] = found ?? [];
  const at = module && importPlace(root, module);
  if (!at) return undefined;
  return wanted === undefined
    ? `${at}: There is no package \`${module}\`. Install it, or remove the import.`
    : `${at}: The package \`${module}\` has no \`${wanted}\` to import.`;
}

// Parameters and results are described in config-fault.d.mts.
export function packageFault(error) {
  const module = error?.code === 'ERR_MODULE_NOT_FOUND' ? noModule.exec(error.message)?.[1] : undefined;
  if (module === undefined || /^[./\\]|^[a-z]:/i.test(module)) return undefined;
  return `The package \`${module}\` is not installed. Run npm ci; after an upgrade, npm install.`;
}

const denied = new Map([
  ['EACCES', 'permission denied'],
  ['EPERM', 'not permitted'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
]);

export function fileFault(error) {
  const why = error instanceof Error && error.syscall !== 'listen' ? denied.get(error.code) : undefined;
  if (why === undefined) return undefined;
  const remedy = error.code === 'ENOSPC' ? 'Make room on it' : 'Let whoever runs the command read and write there';
  return `${error.path ?? 'A file'}: ${why} (${error.syscall}). ${remedy}.`;
}

export function configFault(error, root = process.cwd()) {
  if (!(error instanceof Error)) return undefined;
  const fault = importFault(error, root);
  if (fault !== undefined) return fault;
  const frame = error.stack?.split('\n').find((line) => /^\s+at /.test(line)) ?? '';
  const line = place.exec(frame)?.[1];
  if (line === undefined) return undefined;
  return `${name} throws near line ${line}: ${error.message}\n  → Put texts in quotes, and use only names that the file declares or imports.`;
}

/** The line of a syntax error, and where to look for its cause. */
function unreadable({ line, column, lineText }) {
  const start = `    ${line} │ `;
  const mark = `${' '.repeat(start.length - 2)}│ ${' '.repeat(column)}^`;
  const shown = lineText.length > 200 ? '' : `\n${start}${lineText}\n${mark}`;
  return `${shown}\n  → A comma, a quote or a bracket is missing before it, perhaps at the end of the line above.`;
}

export function buildFault(error) {
  const { errors, message } = error;
  if (!Array.isArray(errors) || errors.length === 0) return packageFault(error) ?? message;
  const lines = errors.map(({ location, text }) => {
    // Several files import it, and none of them is at fault.
    if (text === `No matching export in "${name}" for import "default"`)
      return `${name} has no \`export default { … }\`.`;
    if (/^Could not resolve "(?:\.\.\/)+site\.config"$/.test(text)) return `There is no ${name} in this folder.`;
    const what = text
      .replace(/^Could not resolve "(.*)"$/, 'There is no file `$1` to import')
      .replace(
        /^Duplicate key (.*) in object literal$/,
        'The key $1 is there twice, and the first one would not count',
      );
    if (!location) return what;
    const said = `${location.file}:${location.line}:${location.column + 1}: ${what}`;
    return /^(?:Expected|Unexpected|Unterminated) /.test(text) ? `${said}${unreadable(location)}` : said;
  });
  return [...new Set(lines)].join('\n');
}
