import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onInterrupt } from '../node/program';
import { putCopy, putFile } from '../node/put-file';
import { drawIcons } from '../publish/draw-icons';
import { defaultBrand } from '../theme/grounds';
import { listFramework } from './framework-files';
import { manifestName, manifestOf } from './framework-manifest';
import { type Answers, configText } from './new-config';
import { packageText, sitePackage } from './package-file';
import { siteLock } from './site-lock';

/** Placeholder in the starter for the name of the site. */
const nameInTexts = '%name%';

/** A name in quotes. YAML escapes quotes with backslashes, attributes with entities. */
function quoted(name: string, path: string): string {
  return path.endsWith('.yml') ? JSON.stringify(name) : `"${name.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** Escapes a name for Markdown. */
function escaped(name: string): string {
  return name.replace(/[\\`*_[\]{}<>#]/g, '\\$&');
}

/** A name that npm accepts. */
function packageName(name: string): string {
  return (
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'site'
  );
}

function copyFramework(from: string, to: string): void {
  for (const path of listFramework(from)) putCopy(join(from, path), join(to, path));
  writeFileSync(join(to, 'lib/mdx/diagram-sizes.json'), '{}\n');
}

/** Copies the starter with the name and colour of the site. */
function copyStarter(from: string, to: string, { name, color = defaultBrand }: Answers): void {
  cpSync(join(from, 'starter'), to, { recursive: true });
  for (const path of readdirSync(join(from, 'starter'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(md|mdx|yml|svg)$/.test(path)) continue;
    const text = readFileSync(join(to, path), 'utf8');
    writeFileSync(
      join(to, path),
      text
        .replaceAll(`"${nameInTexts}"`, quoted(name, path))
        .replaceAll(nameInTexts, escaped(name))
        .replaceAll(defaultBrand, color),
    );
  }
}

function writePackage(from: string, to: string, name: string): void {
  const own = { name: packageName(name), version: '0.0.0' };
  const content = { ...sitePackage(from), ...own };
  writeFileSync(join(to, 'package.json'), packageText(content));
  const lock = readFileSync(join(from, 'package-lock.json'), 'utf8');
  writeFileSync(join(to, 'package-lock.json'), packageText(siteLock(lock, content)));
}

async function fill(from: string, to: string, answers: Answers, source: string | undefined): Promise<void> {
  copyFramework(from, to);
  copyStarter(from, to, answers);
  writePackage(from, to, answers.name);
  writeFileSync(join(to, 'site.config.ts'), configText(answers));
  writeFileSync(join(to, manifestName), packageText(manifestOf(from, source)));
  for (const [name, bytes] of await drawIcons(join(to, 'public/img/logo.svg')))
    putFile(join(to, 'public', name), bytes);
}

/**
 * Creates a site in a new folder: the framework, and content that shows each kind of page.
 * @param from folder of the framework
 * @param to folder that does not exist, or is empty except for `.git`
 * @param source of later releases
 * @throws Error if the folder is not empty
 */
export async function createSite(from: string, to: string, answers: Answers, source?: string): Promise<void> {
  const held = existsSync(to) ? readdirSync(to) : [];
  if (held.some((name) => name !== '.git')) throw new Error(`${to} is not empty. Name a folder that is not there yet.`);
  // Made beside its place until it is complete, under a name that is nobody else's.
  const stage = `${to}.${process.pid}.new`;
  const discard = () => rmSync(stage, { recursive: true, force: true });
  const ignoreInterrupts = onInterrupt(discard);
  try {
    await fill(from, stage, answers, source).catch((error: unknown) => {
      discard();
      throw error;
    });
    for (const name of held) renameSync(join(to, name), join(stage, name));
    rmSync(to, { recursive: true, force: true });
    renameSync(stage, to);
  } finally {
    ignoreInterrupts();
  }
}
