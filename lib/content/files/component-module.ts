/** What a module of the site's own says of itself. Read from its text: nothing here compiles it. */
export interface ComponentModule {
  /** Whether it runs in browsers: it starts with 'use client'. */
  client: boolean;
  exports: string[];
  /** Whether it exports what nobody can name from here: all that another module exports, or by `module.exports`. */
  open: boolean;
  imports: ModuleImport[];
}

/** An import, also by `require`, and what is passed on from another module. */
export interface ModuleImport {
  source: string;
  /** Names it takes by `{ … }`. */
  names: string[];
  /** Where the source is written, in characters from the start of the text. */
  at: number;
}

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const directive = /^\s*(['"])use client\1/;
// Several statements may stand on a line.
const declared = /(?:^|;)[ \t]*export\s+(?:async\s+)?(?:function\s*\*?|class|const|let|var|enum)\s+([\w$]+)/gm;
const listed = /(?:^|;)[ \t]*export\s*\{([^}]*)\}/gm;
const imported =
  /(?:(?:^|;)[ \t]*(?:import\s(?!type\s)([^'";]*?)\s*from\s*|export\s*(?:\*[^'";]*?|\{[^}'"]*\}\s*)from\s*|import\s*)|\brequire\(\s*)(['"])([^'"\n]+)\2/gm;

/** Names of a list such as `a, b as c, type D`. */
function names(list: string, take: 'before' | 'behind'): string[] {
  return list.split(',').flatMap((item) => {
    const [first, second] = item.trim().split(/\s+as\s+/);
    const name = take === 'before' ? first : (second ?? first);
    return name && !name.startsWith('type ') ? [name] : [];
  });
}

/** Reads what a module imports and exports. */
export function readComponentModule(source: string): ComponentModule {
  // Blanks instead, so that places hold.
  const text = source.replace(comments, (comment) => comment.replace(/[^\n]/g, ' '));
  const lists = Array.from(text.matchAll(listed), ([, list = '']) => names(list, 'behind')).flat();
  return {
    client: directive.test(text),
    exports: [
      ...(/(?:^|;)[ \t]*export\s+default\b/m.test(text) ? ['default'] : []),
      ...Array.from(text.matchAll(declared), ([, name = '']) => name),
      ...lists,
    ],
    open: /(?:^|;)[ \t]*export\s*\*|^(?:module\.)?exports\b[^=\n]*=(?!=)/m.test(text),
    imports: Array.from(text.matchAll(imported), ({ 0: whole, 1: clause = '', 3: from = '', index }) => ({
      source: from,
      names: names(/\{([^}]*)\}/.exec(clause)?.[1] ?? '', 'before'),
      at: index + whole.length - from.length - 1,
    })),
  };
}
