import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Servers lie where only the administrator's shell looks. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Path of a program of the system.
 * @param aptPackage Debian's package that has it
 * @throws Error in one line that says how to install it
 */
export function findProgram(name: string, aptPackage: string): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...serverFolders];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name} is missing. As root: apt-get install -y ${aptPackage}`);
  return found;
}
