import { parseArgs } from 'node:util';
import { cmsEnvironment, installCms, runInCms } from '../lib/cms/prepare';

const flag = { type: 'boolean' } as const;
parseArgs({ options: { content: { type: 'string' }, overwrite: flag, partial: flag } });
const root = process.cwd();
const args = ['scripts/import.ts', ...process.argv.slice(2)];
const env = installCms(root) && cmsEnvironment(root);
const done = env && runInCms(root, args, env);
process.exitCode = done ? 0 : 1;
