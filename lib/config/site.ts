import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SiteConfig } from '../../schema/site';
import siteConfig from '../../site.config';
import { attempt } from '../report/attempt';
import type { Diagnostic } from '../report/diagnostic';
import { formatPretty } from '../report/format';
import { fileStart } from '../report/place';
import { ConfigError, validateSiteConfig } from './config-mistakes';
import { configVariable, keyName, writtenPlaces } from './config-places';
import { isWholeConfig, overrideSiteConfig } from './override-site-config';

const file = 'site.config.ts';

/**
 * What a person reads about a configuration that cannot be used: each mistake at its place in site.config.ts or in the variable
 * that replaces some of it, as the content check says it.
 */
function describeConfigError({ mistakes }: ConfigError): string {
  const json = process.env[configVariable] ?? '';
  const written = writtenPlaces({ path: file, json }, createRequire(import.meta.url)('typescript'));
  const diagnostics = mistakes.map(({ key, message, hint, isKey }): Diagnostic => {
    const name = keyName(key) || 'the configuration';
    // A key that is not there has no place; what it belongs in has one.
    const found = written(key, isKey) ?? written(key.slice(0, -1));
    const inVariable = found?.inVariable ?? isWholeConfig(json);
    const place = { file: inVariable ? configVariable : file, ...(found?.place ?? fileStart) };
    return { severity: 'error', code: 'config/invalid', ...place, message: `${name}: ${message}`, hint };
  });
  const wanted = process.stderr.isTTY === true || process.env['FORCE_COLOR'] !== undefined;
  const source = (path: string) =>
    path === configVariable ? json : attempt(() => readFileSync(path, 'utf8'), undefined);
  return formatPretty(diagnostics, { color: wanted && !process.env['NO_COLOR'], source });
}

/**
 * A stack trace would bury the place of a mistake: a command that does not catch it says what it is about and ends.
 * @throws Error with that text
 */
function readSite(): SiteConfig {
  try {
    return validateSiteConfig(overrideSiteConfig(siteConfig, process.env[configVariable]));
  } catch (error) {
    const report = error instanceof ConfigError ? new Error(describeConfigError(error)) : error;
    process.once('uncaughtException', (thrown) => {
      process.stderr.write(`${thrown === report ? thrown.message : (thrown.stack ?? thrown.message)}\n`);
      process.exit(1);
    });
    throw report;
  }
}

/** The validated site configuration. Server and scripts only: the browser receives the few values it needs as props. */
export const site = readSite();
