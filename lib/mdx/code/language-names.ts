/** Names of the highlighter of Docusaurus that shiki has another one for. */
const otherNames: Readonly<Record<string, string>> = {
  apacheconf: 'apache',
  arduino: 'cpp',
  atom: 'xml',
  django: 'jinja',
  env: 'dotenv',
  fortran: 'fortran-free-form',
  gettext: 'po',
  jinja2: 'jinja',
  jsonp: 'json',
  markup: 'html',
  mathml: 'xml',
  objectivec: 'objective-c',
  processing: 'java',
  rest: 'rst',
  rss: 'xml',
  'sh-session': 'shellsession',
  'shell-session': 'shellsession',
  ssml: 'xml',
  svg: 'xml',
  vbnet: 'vb',
  'visual-basic': 'vb',
};

/** What the highlighter calls a language that a block of code names. */
export function languageName(written: string): string {
  const name = written.toLowerCase();
  return Object.hasOwn(otherNames, name) ? (otherNames[name] ?? name) : name;
}
