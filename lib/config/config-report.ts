import { createRequire } from 'node:module';
import type { Diagnostic } from '../report/diagnostic';
import { formatPretty } from '../report/format';
import { fileStart } from '../report/place';
import type { ConfigError } from './config-mistakes';
import { keyName, placeFinder } from './config-places';

const file = 'site.config.ts';
/**
 * What a person reads about a configuration that cannot be used: each mistake at its place in site.config.ts, as the content
 * check says it.
 */
export function describeConfigError({ mistakes }: ConfigError): string {
  const places = placeFinder(file, createRequire(import.meta.url)('typescript'));
  const diagnostics = mistakes.map(({ key, message, hint, isKey }): Diagnostic => {
    const name = keyName(key) || 'the configuration';
    // A key that is not there has no place; what it belongs in has one.
    const place = places(key, isKey) ?? places(key.slice(0, -1)) ?? fileStart;
    return { severity: 'error', code: 'config/invalid', file, ...place, message: `${name}: ${message}`, hint };
  });
  const wanted = process.stderr.isTTY === true || process.env['FORCE_COLOR'] !== undefined;
  return formatPretty(diagnostics, { color: wanted && !process.env['NO_COLOR'] });
}
