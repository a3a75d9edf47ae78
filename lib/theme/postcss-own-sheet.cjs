// Tailwind for PostCSS, with a guard for the rules of the site's owner. If these have a mistake, Tailwind drops the whole
// sheet and blames app/globals.css, and Turbopack forgets that site.css is part of it and never reads it again, not even in
// the next server. With the guard, development continues without these rules and shows the mistake, and a build fails with
// its place.
const { existsSync, readFileSync } = require('node:fs');
const { dirname, join, relative, resolve, sep } = require('node:path');

const name = 'site.css';
/** What compile-sheet.mjs has made already. */
const compiled = join('.theme', 'all.css');
const reference = /(?:@import\s+|url\(\s*)(?:url\(\s*)?['"]?(\.{1,2}\/[^'")\s?#]+)/g;

/** The text of a sheet with blanks in place of comments, so that all positions stay. */
const rulesOf = (file) => readFileSync(file, 'utf8').replace(/\/\*.*?(?:\*\/|$)/gs, (text) => text.replace(/\S/g, ' '));

/** Files with relative paths in a sheet, with their positions. */
function namedBy(file) {
  const text = rulesOf(file);
  return [...text.matchAll(reference)].map(({ 0: match, 1: path, index }) => {
    const lines = text.slice(0, index + match.length - path.length).split('\n');
    return { file: resolve(dirname(file), path), line: lines.length, column: lines.at(-1).length + 1 };
  });
}

/** A sheet with all its files, existing or not. A change of any of them may fix it. */
function filesOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  if (file.endsWith('.css') && existsSync(file)) for (const named of namedBy(file)) filesOf(named.file, found);
  return found;
}

/** The mistake in a sheet or its imports, with its place; undefined if there is none. */
function flawOf(files, root, parse) {
  const pathOf = (file) => relative(root, file).split(sep).join('/');
  for (const sheet of files) {
    if (!sheet.endsWith('.css') || !existsSync(sheet)) continue;
    try {
      parse(readFileSync(sheet, 'utf8'));
    } catch ({ line, column, reason }) {
      return `${pathOf(sheet)}:${line}:${column}: ${reason}`;
    }
    const missing = namedBy(sheet).find(({ file }) => !existsSync(file));
    if (missing) return `${pathOf(sheet)}:${missing.line}:${missing.column}: There is no file ${pathOf(missing.file)}`;
  }
  return undefined;
}

/** Lets rules of a CSS module `@apply` utilities: Tailwind knows those of the sheet alone that a module names. */
function nameUtilities(css, from) {
  const named = new Set();
  css.walkAtRules((rule) => void named.add(rule.name));
  if (!named.has('apply') || named.has('reference')) return;
  const path = relative(dirname(from), join(process.cwd(), 'app/globals.css')).split(sep).join('/');
  css.prepend({ name: 'reference', params: JSON.stringify(path) });
}

/** Shows the mistake over each page. */
const note = (flaw) => `body::after {
  position: fixed; z-index: 100; inset: auto auto 16px 16px; max-width: min(44rem, calc(100vw - 32px)); padding: 12px 16px;
  border: 1px solid var(--danger); border-radius: 8px; background: var(--paper); color: var(--text);
  font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; content: ${JSON.stringify(flaw)};
}`;

let said;

module.exports = (options) => {
  return {
    postcssPlugin: 'own-sheet',
    async Once(css, helpers) {
      const { result, postcss } = helpers;
      const { from = '' } = result.opts;
      if (from.endsWith(compiled)) return;
      // A build in which nothing else needs it does not load it.
      const { plugins } = require('@tailwindcss/postcss')(options);
      const root = join(dirname(from), '..');
      const theme = css.nodes.find(({ params }) => params === `'../.theme/index.css'`);
      const run = async () => {
        for (const { Once } of plugins) await Once(css, helpers);
      };
      if (!theme) nameUtilities(css, from);
      if (!theme || !existsSync(join(root, name))) return run();
      const files = filesOf(join(root, name));
      for (const file of files) result.messages.push({ type: 'dependency', plugin: 'own-sheet', file, parent: from });
      const written = css.clone();
      let flaw = flawOf(files, root, postcss.parse);
      try {
        if (flaw === undefined) return await run();
      } catch (error) {
        flaw = `${name}: ${(error.reason ?? error.message).replaceAll(root + sep, '')}`;
      }
      if (process.env.NODE_ENV === 'production') throw new Error(flaw);
      if (flaw !== said) process.stderr.write(`${flaw}\n`);
      said = flaw;
      css.removeAll();
      css.append(written.nodes);
      for (const node of css.nodes) if (node.params === theme.params) node.params = `'../.theme/theme.css'`;
      await run();
      css.append(note(flaw));
    },
  };
};

// Marks the function as a plugin creator, because webpack's loader would take it for a plugin otherwise.
module.exports.postcss = true;
