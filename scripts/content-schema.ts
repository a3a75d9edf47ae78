import { parseArgs } from 'node:util';
import { editorFiles } from '../lib/check/editor-files';
import { site } from '../lib/config/site';
import { putFile } from '../lib/node/put-file';

parseArgs({ options: {} });
for (const [path, text] of editorFiles(site.allowedFrontMatter)) {
  putFile(path, text);
  console.log(`Wrote ${path}`);
}
