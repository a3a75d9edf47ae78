import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkPackages } from '../support/link-packages';

/**
 * Copies this project, as it is in the working tree, to a folder of the same disk, for what changes a project as a whole.
 * Packages are the same files.
 */
export function copyProject(to: string): void {
  rmSync(to, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0')) {
    if (file === '' || file.startsWith('tests/') || !existsSync(file)) continue;
    mkdirSync(join(to, dirname(file)), { recursive: true });
    cpSync(file, join(to, file));
  }
  linkPackages('node_modules', join(to, 'node_modules'));
}
