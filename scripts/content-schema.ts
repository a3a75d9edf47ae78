import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { editorFiles } from '../lib/check/editor-files';
import { site } from '../lib/config/site';

for (const [path, text] of editorFiles(site.allowedFrontMatter)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`Wrote ${path}`);
}
