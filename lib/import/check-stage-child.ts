import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../check/check-content';

// Checks an imported site with its own configuration, from SITE_CONFIG: node check-stage-child.ts <stage> <answer> [<cache>].

const [stage = '', answerFile = '', cacheDir] = process.argv.slice(2);
const { diagnostics } = await checkContent({
  contentDir: join(stage, 'content'),
  publicDir: join(stage, 'public'),
  configFile: join(stage, 'site.config.ts'),
  ...(cacheDir !== undefined && { cacheDir }),
});
writeFileSync(answerFile, JSON.stringify(diagnostics));
