import { parseArgs } from 'node:util';
import { cmsEnvironment, installCms, runInCms } from '../lib/cms/prepare';
import { WrongUsage } from '../lib/node/wrong-usage';

const [folder, ...rest] = parseArgs({ allowPositionals: true }).positionals;
if (folder === undefined || rest.length > 0) throw new WrongUsage('Name one folder.');
const root = process.cwd();
const args = ['scripts/backup.ts', folder];
process.exitCode = installCms(root) && runInCms(root, args, { INIT_CWD: root, ...cmsEnvironment(root) }) ? 0 : 1;
