const [picture, other] = ['png|jpe?g|gif|webp|avif|ico|bmp', 'mp4|webm|pdf|zip'].map(
  (endings) => `[^'"\`\\n]+\\.(?:${endings})`,
);
const imported = new RegExp(String.raw`^(import\s+)(\w+)(\s+from\s+(['"])${picture}\4;?)`, 'gm');
const required = new RegExp(`\\brequire\\(\\s*(['"\`])${picture}\\1\\s*\\)\\.default(?!\\.src\\b)`, 'g');
const requiredOther = new RegExp(`(\\brequire\\(\\s*(['"\`])${other}\\2\\s*\\))\\.default\\b`, 'g');

/** Makes imported pictures addresses, as in Docusaurus: here they are objects, and other files lack `default`. */
export function picturesByAddress(source: string): string {
  return source
    .replace(imported, (_, start: string, name: string, rest: string) => {
      const file = `${name}File`;
      return `${start}${file}${rest}\nconst ${name} = ${file}.src;`;
    })
    .replace(required, (whole) => `${whole}.src`)
    .replace(requiredOther, '$1');
}
