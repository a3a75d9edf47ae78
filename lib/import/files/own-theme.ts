import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { docusaurusModules } from '../../content/files/docusaurus-modules';
import { builtInModules } from '../../mdx/components/components';

const imported = /^((?:\s*import\b[^'"\n]*|[^'"\n]*\}\s*from\s*)['"])@theme\/([\w/-]+)(?=['"])/gm;
const endings = ['tsx', 'ts', 'jsx', 'js'].flatMap((ending) => [`.${ending}`, `/index.${ending}`]);

/** Names the components of `src/theme` that only this site has by where they lie: `@theme/Buoy` is `@site/src/theme/Buoy`. */
export function nameOwnTheme(text: string, siteDir: string): string {
  if (!text.includes('@theme/')) return text;
  return text.replace(imported, (whole, start: string, name: string) => {
    const module = `@theme/${name}`;
    const isKnown = builtInModules.has(module) || Object.hasOwn(docusaurusModules, module);
    const isOwn = !isKnown && endings.some((ending) => existsSync(join(siteDir, 'src/theme', name + ending)));
    return isOwn ? `${start}@site/src/theme/${name}` : whole;
  });
}
