import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type PlannedFile, textOfPlanned, withText } from '../files/planned-file';
import type { LoadedSite } from '../load/load-site';
import type { Report } from '../report';
import { readStyles } from './parse-styles';

/** Style sheets that every page has, from the folder of the project. */
const ownStyles = 'app/styles';
const tailwind = 'node_modules/tailwindcss/theme.css';

function declaredIn(file: string): string[] {
  const names: string[] = [];
  readStyles(file)?.walkDecls(/^--/, ({ prop }) => void names.push(prop));
  return names;
}

/** Variables of a site that mean something else here, such as `--text`, and would give every page its colours. */
export function clashingVariables(site: LoadedSite, paths: readonly string[], root: string): ReadonlySet<string> {
  const own = new Set(paths.flatMap((path) => declaredIn(join(site.dir, path))));
  if (own.size === 0) return own;
  const folder = join(root, ownStyles);
  const here = readdirSync(folder).flatMap((name) => declaredIn(join(folder, name)));
  return new Set([...here, ...declaredIn(join(root, tailwind))].filter((name) => own.has(name)));
}

/** A free name for a variable of the site. */
function renamed(name: string): string {
  return name.replace('--', '--site-');
}

/** A style sheet with its clashing variables renamed. */
export function withOwnVariables(css: string, clashes: ReadonlySet<string>): string {
  if (clashes.size === 0) return css;
  return css.replace(/--[\w-]+/g, (name) => (clashes.has(name) ? renamed(name) : name));
}

const inCode = /(\bvar\(\s*|["'`])(--[\w-]+)/g;
const inDocument = /(\bvar\(\s*)(--[\w-]+)/g;

/** Renames clashing variables in files. */
export function renameVariables(planned: readonly PlannedFile[], clashes: ReadonlySet<string>, report: Report) {
  if (clashes.size === 0) return [...planned];
  const names = [...clashes].sort().join(', ');
  report.changed(`Variables of style sheets that mean something else here begin with --site- now: ${names}`);
  return planned.map((file) => {
    const [, kind] = /^content\/.*\.(css|scss|[jt]sx?|mdx?)$/.exec(file.to) ?? [];
    if (kind === undefined) return file;
    const source = textOfPlanned(file);
    const text = /css$/.test(kind)
      ? withOwnVariables(source, clashes)
      : source.replace(kind.startsWith('m') ? inDocument : inCode, (whole, before: string, name: string) =>
          clashes.has(name) ? before + renamed(name) : whole,
        );
    return withText(file, text);
  });
}
