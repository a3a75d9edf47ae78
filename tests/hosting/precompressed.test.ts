import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { compressExport } from '../../lib/publish/compress-export';
import { hosts, startHost } from '../support/hosts';

/** Hosts whose configuration sends the files of `npm run compress`, and which of them. */
const formats = { nginx: 'gz', Caddy: 'br' } as const;

for (const [name, format] of Object.entries(formats)) {
  test(`${name} sends the .${format} file there is instead of compressing at each request`, async () => {
    const host = hosts.find((candidate) => candidate.name === name);
    if (!host) throw new Error(`There is no host ${name}.`);
    const dir = mkdtempSync(join(tmpdir(), 'docs-site-compressed-'));
    mkdirSync(join(dir, 'docs'));
    for (const file of ['index.html', 'docs/a.html', '404.html'])
      writeFileSync(join(dir, file), `${file} `.repeat(500));
    compressExport(dir);
    const running = await startHost(host, dir, '/base');
    const response = await fetch(`${running.url}/docs/a`, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(response.headers.get('content-encoding')).toBe(format === 'gz' ? 'gzip' : 'br');
    expect(response.headers.get('content-length')).toBe(String(statSync(join(dir, `docs/a.html.${format}`)).size));
    expect(await response.text()).toBe(readFileSync(join(dir, 'docs/a.html'), 'utf8'));
    await running.stop();
    rmSync(dir, { recursive: true });
  });
}
