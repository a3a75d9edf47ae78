import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Servers lie where only the administrator's shell looks. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin'];
/** Debian puts each release of Postgres into a folder of its own, which no shell looks in. */
const postgresFolder = '/usr/lib/postgresql';

function foldersOfPostgres(): string[] {
  return existsSync(postgresFolder)
    ? readdirSync(postgresFolder).map((release) => join(postgresFolder, release, 'bin'))
    : [];
}

/**
 * Path of a program of the system.
 * @param aptPackage Debian's package that has it
 * @throws Error in one line that says how to install it
 */
export function findProgram(name: string, aptPackage: string): string {
  const path = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const folders = [...path, ...serverFolders, ...foldersOfPostgres()];
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${name} is missing. As root: apt-get install -y ${aptPackage}`);
  return found;
}
