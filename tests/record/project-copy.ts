import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Links every file of a folder: the bundler follows no link out of its project, and a copy would take minutes. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkSync(source, target);
  }
}

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
  linkFolder('node_modules', join(to, 'node_modules'));
}
