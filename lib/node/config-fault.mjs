const place = /\bsite\.config\.ts:(\d+)/;

// What it takes and returns stands beside its types, in config-fault.d.mts.
export function configFault(error) {
  if (!(error instanceof Error)) return undefined;
  const frame = error.stack?.split('\n').find((line) => /^\s+at /.test(line)) ?? '';
  const line = place.exec(frame)?.[1];
  if (line === undefined) return undefined;
  return `site.config.ts throws near line ${line}: ${error.message}\n  → Put texts in quotes, and use only names that the file declares or imports.`;
}
