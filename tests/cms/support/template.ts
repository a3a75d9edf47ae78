import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installCms } from '../../../lib/cms/prepare';
import { runCms, startCms } from '../../support/cms-process';
import { seedUsers } from '../../support/seed-users';
import { siteConfigOf, testSite } from '../../support/sites';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with the database and media every test starts from: three users, and all content of a site. */
    template: string;
  }
}

/** Makes the template once, through the same steps as an owner, from an empty database. */
export default async function prepare(project: TestProject): Promise<() => void> {
  if (!installCms(process.cwd())) throw new Error('The packages of the CMS could not be installed.');
  const template = mkdtempSync(join(tmpdir(), 'nexus-cms-'));
  const { content, config } = testSite('cms');
  const env = { SITE_CONFIG: siteConfigOf(config) };
  const cms = await startCms(template, env);
  try {
    await seedUsers(cms.url);
  } finally {
    await cms.stop();
  }
  const imported = runCms(template, ['scripts/import.ts', '--content', resolve(content)], env);
  if (imported.status !== 0) throw new Error(imported.output);
  project.provide('template', template);
  return () => rmSync(template, { recursive: true, force: true });
}
