import { isRecord, parseJson, type Values } from '../report/values';

/** Objects are merged key by key, everything else is replaced, lists too. */
function merge(values: Values, overrides: Values): Values {
  const merged = Object.entries(overrides).map(([key, value]) => {
    const before = values[key];
    return [key, isRecord(before) && isRecord(value) ? merge(before, value) : value];
  });
  return { ...values, ...Object.fromEntries(merged) };
}

/**
 * Site configuration of one build: that of site.config.ts with some keys replaced, such as the base path of a preview.
 * @param json the environment variable SITE_CONFIG: an object with these keys, or nothing. With `"extends": null` it is
 *   the whole configuration, and nothing of site.config.ts counts
 * @throws Error when it is not a JSON object
 */
export function overrideSiteConfig(config: object, json: string | undefined): object {
  if (!json) return config;
  const overrides = parseJson(json);
  if (!isRecord(overrides))
    throw new Error(`SITE_CONFIG is not a JSON object such as {"basePath":"/preview"}: ${json}`);
  const { extends: base = 'site.config.ts', ...values } = overrides;
  return base === null ? values : merge({ ...config }, values);
}

/** Whether nothing of site.config.ts counts, because the variable SITE_CONFIG is the whole configuration. */
export function isWholeConfig(json: string): boolean {
  const overrides = parseJson(json);
  return isRecord(overrides) && overrides['extends'] === null;
}
