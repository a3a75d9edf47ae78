const [picture, other] = ['png|jpe?g|gif|webp|avif|ico|bmp', 'mp4|webm|pdf|zip'].map(
  (endings) => `[^'"\`\\n$]+\\.(?:${endings})`,
);
const imported = new RegExp(String.raw`^(import\s+)(\w+)(\s+from\s+(['"])${picture}\4;?)`, 'gm');
const required = new RegExp(`\\brequire\\(\\s*(['"\`])${picture}\\1\\s*\\)\\.default(?!\\.src\\b)`, 'g');
const requiredOther = new RegExp(`(\\brequire\\(\\s*(['"\`])${other}\\2\\s*\\))\\.default\\b`, 'g');
/** A file of `static/` whose name is computed, unless it is a drawing, which code may show as a component. */
const computed =
  /\brequire\(\s*(?:(['"])@site\/static(\/[^'"\n]*)?\1\s*\+\s*([^()\n]+?)|`@site\/static([^`$\n]*\$\{[^`\n]*)(?<!\.svg)`)\s*\)(?:\.default\b)?/g;

/** Takes the addresses of files of `static/` whose names are computed, as they are public. */
function computedByAddress(source: string): string {
  const text = source.replace(computed, (_, quote = '', folder = '', rest = '', name = '') =>
    name ? `publicAddress(\`${name}\`)` : `publicAddress(${folder && `${quote}${folder}${quote} + `}${rest})`,
  );
  if (text === source) return source;
  const line = "import publicAddress from '@docusaurus/useBaseUrl';\n";
  return /^import\b/m.test(text) ? text.replace(/^import\b/m, (start) => line + start) : line + text;
}

/** Makes imported pictures addresses, as in Docusaurus: here they are objects, and other files lack `default`. */
export function picturesByAddress(source: string): string {
  return computedByAddress(source)
    .replace(imported, (_, start: string, name: string, rest: string) => {
      const file = `${name}File`;
      return `${start}${file}${rest}\nconst ${name} = ${file}.src;`;
    })
    .replace(required, (whole) => `${whole}.src`)
    .replace(requiredOther, '$1');
}
