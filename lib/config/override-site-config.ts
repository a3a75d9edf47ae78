/**
 * Site configuration of one build: that of site.config.ts with some keys replaced, such as the base path of a preview.
 * @param json the environment variable SITE_CONFIG: an object of top-level keys, or nothing
 * @throws Error when it is not a JSON object
 */
export function overrideSiteConfig(config: object, json: string | undefined): object {
  if (!json) return config;
  const overrides = parseObject(json);
  if (!overrides) throw new Error(`SITE_CONFIG is not a JSON object such as {"basePath":"/preview"}: ${json}`);
  return { ...config, ...overrides };
}

function parseObject(json: string): object | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
