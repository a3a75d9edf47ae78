import { cmsEnvironment, installCms, runInCms } from '../lib/cms/prepare';

const root = process.cwd();
const args = ['scripts/backup.ts', ...process.argv.slice(2)];
process.exitCode = installCms(root) && runInCms(root, args, { INIT_CWD: root, ...cmsEnvironment(root) }) ? 0 : 1;
