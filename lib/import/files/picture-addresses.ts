const [picture, other] = ['png|jpe?g|gif|webp|avif|ico|bmp', 'mp4|webm|pdf|zip'].map(
  (endings) => `[^'"\`\\n]+\\.(?:${endings})`,
);
const imported = new RegExp(String.raw`^(import\s+)(\w+)(\s+from\s+(['"])${picture}\4;?)`, 'gm');
const required = new RegExp(`\\brequire\\(\\s*(['"\`])${picture}\\1\\s*\\)\\.default(?!\\.src\\b)`, 'g');
const requiredOther = new RegExp(`(\\brequire\\(\\s*(['"\`])${other}\\2\\s*\\))\\.default\\b`, 'g');

/**
 * Replaces imported pictures in code by their `src`: an import is an address in Docusaurus, and an object here. Films and other
 * files are an address here too, without `default`.
 */
export function picturesByAddress(source: string): string {
  return source
    .replace(imported, (_, start: string, name: string, rest: string) => {
      const file = `${name}File`;
      return `${start}${file}${rest}\nconst ${name} = ${file}.src;`;
    })
    .replace(required, (whole) => `${whole}.src`)
    .replace(requiredOther, '$1');
}
