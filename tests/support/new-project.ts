import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Answers } from '../../lib/framework/new-config';
import { createSite } from '../../lib/framework/new-site';
import { linkPackages } from './link-packages';

/** Makes a project of its own in a folder, in place of what is there: as `npm run new` does, with the packages of this one. */
export async function newProject(folder: string, answers: Answers): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await createSite(process.cwd(), folder, answers);
  linkPackages(resolve('node_modules'), join(folder, 'node_modules'));
}
