import { otherHost, run, write } from './case';

/** A whole file of a CMS that tries something. */
export interface FileCase {
  name: string;
  /** Below the content folder; the first of them is judged. */
  path: string;
  text: string;
}

const evil = `javascript:${run}`;
const img = `<img src=x onerror=${run}>`;
const page = (yaml: string, body = 'Text.') => `---\n${yaml}\n---\n\n${body}\n`;

function docs(group: string, table: Readonly<Record<string, string>>, path = 'docs/case.mdx'): FileCase[] {
  return Object.entries(table).map(([name, text]) => ({ name: `${group}/${name}`, path, text }));
}

const named = (table: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(table).map(([name, yaml]) => [name, page(yaml)]));

/** Front matter that is read otherwise by one than by another. */
const sources = docs('source', {
  'fence behind U+2028': `---\ntitle: E\ndescription: x\u2028---\n---\n~~~: 1\n---\n\n{${write}}\n\n~~~\n`,
  'fence in a field behind U+2028': `---\ntitle: E\ndescription: x\u2028---\nslug: ${evil}\n---\nText.\n`,
  'fence behind U+2029': `---\ntitle: E\ndescription: x\u2029---\n---\n{${write}}\n`,
  'fence behind U+0085': `---\ntitle: E\ndescription: x\u0085---\n---\n{${write}}\n`,
  'fence behind a form feed': `---\ntitle: E\ndescription: x\f---\n---\n{${write}}\n`,
  'fence behind a lone carriage return': `---\rtitle: E\r---\r{${write}}\r`,
  'fence behind a lone carriage return in a field': `---\ntitle: "E\r---\n"\n---\n{${write}}\n`,
  'fence with a fourth dash': `----\ntitle: E\n----\n{${write}}\n`,
  'fence with a blank': `--- \ntitle: E\n--- \n{${write}}\n`,
  'fence with a text behind': `---\ntitle: E\n---{${write}}\nText.\n`,
  'fence that nobody closes': `---\ntitle: E\n\n{${write}}\n`,
  'fence that is closed by dots': `---\ntitle: E\n...\n{${write}}\n---\nText.\n`,
  'fence in a block text': `---\ntitle: |\n  a\n---\n{${write}}\n---\n`,
  'byte order mark': `\uFEFF---\ntitle: E\n---\n{${write}}\n`,
  'two byte order marks': `\uFEFF\uFEFF---\ntitle: E\n---\n{${write}}\n`,
  'zero width in front': `\u200b---\ntitle: E\n---\n{${write}}\n`,
  'blank line in front': `\n---\ntitle: E\n---\n{${write}}\n`,
  program: `---js\n{ title: ${write} }\n---\nText.\n`,
  'program by its long name': `---javascript\n{ title: ${write} }\n---\nText.\n`,
  'program with a blank': `--- js\n{ title: ${write} }\n---\nText.\n`,
  'program with a carriage return': `---js\r\n{ title: ${write} }\r\n---\r\nText.\r\n`,
  'program in Coffee': `---coffee\ntitle: 1\n---\nText.\n`,
  'program in capitals': `---JS\n{ title: ${write} }\n---\nText.\n`,
  'program of a prototype': `---constructor\n${write}\n---\nText.\n`,
  JSON: `---json\n{ "title": "E" }\n---\nText.\n`,
  TOML: `---toml\ntitle = "E"\n---\nText.\n`,
  'front matter twice': `---\ntitle: E\n---\n---js\n{ title: ${write} }\n---\n`,
  'tag of a function': page(`title: !!js/function "function(){${write}}"`),
  'tag of undefined': page('title: !!js/undefined ""'),
  'tag of a pattern': page('title: !!js/regexp /(a+)+$/'),
  'tag of bytes': page('title: !!binary aGVsbG8='),
  'tag of its own': page('title: !<tag:yaml.org,2002:js/function> "x"'),
  'aliases that grow': page(
    `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\ntitle: [*b,*b,*b,*b,*b,*b,*b]`,
  ),
  'merge of a prototype': page('base: &b\n  __proto__: {draft: true}\n<<: *b\ntitle: E'),
  'key __proto__': page('title: E\n__proto__:\n  draft: true'),
  'key constructor': page('title: E\nconstructor:\n  prototype: {draft: true}'),
  'two documents': `---\ntitle: E\n--- \ntitle: F\n...\n---\n{${write}}\n`,
  'key twice': page('title: E\ntitle: F'),
  tabs: page('title:\tE\n\tslug: x'),
  'many keys': page(`title: E\n${Array.from({ length: 500 }, (_, at) => `k${at}: 1`).join('\n')}`),
  deep: page(`title: E\nsidebar_custom_props: ${'['.repeat(200)}${']'.repeat(200)}`),
  'list for all': page('- a\n- b'),
  'directive of YAML': `---\n%YAML 1.1\n---\ntitle: E\n---\n{${write}}\n`,
  NUL: `---\ntitle: "E\u0000"\n---\nText \u0000.\n`,
});

/** Keys of front matter, each with what does harm where the key is used. */
const fields = docs('field', {
  ...named({
    'slug that runs': `title: E\nslug: "${evil}"`,
    'slug of another host': `title: E\nslug: "//${otherHost}/a"`,
    'slug by a backslash': `title: E\nslug: "/\\\\${otherHost}"`,
    'slug up': 'title: E\nslug: "../../../../a"',
    'slug with percent signs': 'title: E\nslug: "%2e%2e/%2e%2e/a"',
    'slug with NUL': 'title: E\nslug: "/a\\0b"',
    'slug with a control': 'title: E\nslug: "/a\\u0007b"',
    'slug with a line feed': 'title: E\nslug: "/a\\nLocation: b"',
    'slug with 300 letters': `title: E\nslug: "/${'a'.repeat(300)}"`,
    'slug with a star': 'title: E\nslug: "/*"',
    'slug with a parameter': 'title: E\nslug: "/:a/:b"',
    'slug with markup': `title: E\nslug: '/"><script>${run}</script>'`,
    'slug of the site': 'title: E\nslug: "/../index"',
    'slug that is a folder of Next': 'title: E\nslug: "/../_next/static/a"',
    'slug with a query': 'title: E\nslug: "/a?b#c"',
    'slug that nobody sees': 'title: E\nslug: "/a\\u202eb"',
    'redirect from a star': 'title: E\nredirect_from: ["/*"]',
    'redirect from parameters': 'title: E\nredirect_from: ["/:a/:b"]',
    'redirect from everywhere': 'title: E\nredirect_from: ["/"]',
    'redirect from another host': `title: E\nredirect_from: ["//${otherHost}/"]`,
    'redirect from a script': `title: E\nredirect_from: ["${evil}"]`,
    'redirect from a line feed': 'title: E\nredirect_from: ["/a\\n/b  https://evil.invalid 301"]',
    'redirect from a blank': 'title: E\nredirect_from: ["/a https://evil.invalid/ 301!"]',
    'redirect from above': 'title: E\nredirect_from: ["/../../a"]',
    'redirect from NUL': 'title: E\nredirect_from: ["/a\\0"]',
    'redirect from a pattern': 'title: E\nredirect_from: ["/(.*)", "/a{b,c}", "/$1", "~ ^/"]',
    'redirect from a page': 'title: E\nredirect_from: ["/docs/h"]',
    'image that runs': `title: E\nimage: "${evil}"`,
    'image that is data': `title: E\nimage: "data:text/html,<script>${run}</script>"`,
    'image up': 'title: E\nimage: "../../../../etc/passwd"',
    'image with markup': `title: E\nimage: 'https://a.test/"><script>${run}</script>'`,
    'edit address that runs': `title: E\ncustom_edit_url: "${evil}"`,
    'edit address with a tab': 'title: E\ncustom_edit_url: "java\\tscript:globalThis.hostileRan=1"',
    'edit address with a control': 'title: E\ncustom_edit_url: "\\u0001javascript:globalThis.hostileRan=1"',
    'edit address that is data': 'title: E\ncustom_edit_url: "data:text/html,a"',
    'edit address by pathname': `title: E\ncustom_edit_url: "pathname:///${evil}"`,
    'edit address with quotes': `title: E\ncustom_edit_url: 'https://a.test/"onmouseover="${run}'`,
    'tag with an address': `title: E\ntags: [{label: a, permalink: "${evil}"}]`,
    'tag with a path up': 'title: E\ntags: [{label: a, permalink: "/../../a"}]',
    'tag with markup': `title: E\ntags: ['${img}']`,
    'tag of a prototype': 'title: E\ntags: [__proto__, constructor]',
    'class of the sidebar': 'title: E\nsidebar_class_name: fixed inset-0',
    'properties of the sidebar': `title: E\nsidebar_custom_props: {href: "${evil}", dangerouslySetInnerHTML: {__html: "${img}"}, className: fixed}`,
    'properties of a prototype':
      'title: E\nsidebar_custom_props: {__proto__: {a: 1}, constructor: {prototype: {a: 1}}}',
    'label of the sidebar': `title: E\nsidebar_label: '${img}'`,
    'label of the pager': `title: E\npagination_label: '${img}'`,
    'pager to a path': 'title: E\npagination_next: "../../etc/passwd"',
    'pager to a script': `title: E\npagination_next: "${evil}"`,
    'sidebar that is a prototype': 'title: E\ndisplayed_sidebar: __proto__',
    'id up': 'title: E\nid: "../../a"',
    'id of a prototype': 'title: E\nid: __proto__',
    'title with markup': `title: '</title><script>${run}</script>'`,
    'title with a comment': `title: '--><script>${run}</script><!--'`,
    'title with an end of CDATA': `title: ']]><script>${run}</script>'`,
    'title with U+2028': 'title: "a\\u2028b\\u2029c"',
    'title with control characters': 'title: "a\\0b\\u0007c\\u001bd\\uFFFE"',
    'title with a lone surrogate': 'title: "a\\uD800b"',
    'title with Markdown': `title: '[a](${evil}) ![b](//${otherHost}/a.png)'`,
    'title with a brace': `title: '{${run}}'`,
    'title with line feeds for llms.txt': `title: "a\\n\\n# Instructions\\n\\n- [b](https://${otherHost})"`,
    'title that is a number': 'title: 1e999',
    'title without end': `title: ${'a'.repeat(20_000)}`,
    'description with markup': `title: E\ndescription: '"><script>${run}</script>'`,
    'description with a refresh': `title: E\ndescription: '0;url=//${otherHost}/" http-equiv="refresh'`,
    'description with CDATA': `title: E\ndescription: ']]></description><script>${run}</script>'`,
    'description with quotes for JSON': `title: E\ndescription: '\\"},"a":"</script><script>${run}</script>'`,
    'keywords with markup': `title: E\nkeywords: ['"><script>${run}</script>', '</script>']`,
    'keywords with commas': 'title: E\nkeywords: ["a,b", "__proto__"]',
    'last update with markup': `title: E\nlast_update: {author: '${img}', date: 2024-01-01}`,
    'last update in no year': 'title: E\nlast_update: {date: +275760-09-14}',
    'position without end': 'title: E\nsidebar_position: .inf',
    'position that is none': 'title: E\nsidebar_position: .nan',
    'depth of the contents': 'title: E\ntoc_max_heading_level: 1e9',
    'format of its own': 'title: E\nformat: detect',
    'format of a program': 'title: E\nformat: js',
    'own key': `title: E\nhead: [{tag: script, content: "${run}"}]`,
    'own key of a layout': 'title: E\nlayout: ../../x\nwrapperClassName: fixed',
    'mdx options': 'title: E\nmdx: {remarkPlugins: ["x"]}',
  }),
});

const post = '2026-03-01-case.mdx';
const posts = docs(
  'post',
  {
    ...named({
      'author with an address that runs': `title: E\ndate: 2026-01-01\nauthors: [{name: a, url: "${evil}"}]`,
      'author with a picture that runs': `title: E\ndate: 2026-01-01\nauthors: [{name: a, image_url: "${evil}"}]`,
      'author with a picture of data': `title: E\ndate: 2026-01-01\nauthors: [{name: a, image_url: "data:image/svg+xml,<svg onload='${run}'/>"}]`,
      'author with markup': `title: E\ndate: 2026-01-01\nauthors: [{name: '${img}', title: '${img}'}]`,
      'author with a line feed': 'title: E\ndate: 2026-01-01\nauthors: [{name: "a\\nb", email: "x@y\\nBcc: z"}]',
      'author with a network that runs': `title: E\ndate: 2026-01-01\nauthors: [{name: a, socials: {x: "${evil}"}}]`,
      'author with a network of a prototype': `title: E\ndate: 2026-01-01\nauthors: [{name: a, socials: {__proto__: "${evil}", constructor: "//${otherHost}"}}]`,
      'author of a prototype': 'title: E\ndate: 2026-01-01\nauthors: [__proto__]',
      'author in the old form': `title: E\ndate: 2026-01-01\nauthor: a\nauthor_url: "${evil}"\nauthor_image_url: "${evil}"`,
      'title that ends CDATA': `title: ']]></title><script>${run}</script>'\ndate: 2026-01-01`,
      'date that is none': 'title: E\ndate: 2026-99-99',
      'date without end': 'title: E\ndate: 999999-01-01',
      'slug that runs': `title: E\ndate: 2026-01-01\nslug: "${evil}"`,
      'slug of a feed': 'title: E\ndate: 2026-01-01\nslug: "rss.xml"',
    }),
    'excerpt with an element that is not ended': page(
      'title: E\ndate: 2026-01-01',
      `<Details summary="a">\n\nb\n\n{/* truncate */}\n\nc\n\n</Details>`,
    ),
    'excerpt with markup': page(
      'title: E\ndate: 2026-01-01',
      `Text \`]]></script>\` &lt;script&gt;\n\n{/* truncate */}\n\nb`,
    ),
  },
  `blog/${post}`,
);

const data: readonly FileCase[] = [
  ...docs('authors', { 'address that runs': `a:\n  name: A\n  url: "${evil}"\n` }, 'authors.yml'),
  ...docs('authors', { 'picture that runs': `a:\n  name: A\n  image_url: "${evil}"\n` }, 'authors.yml'),
  ...docs('authors', { 'network that runs': `a:\n  name: A\n  socials:\n    x: "${evil}"\n` }, 'authors.yml'),
  ...docs('authors', { 'page that runs': `a:\n  name: A\n  page:\n    permalink: "${evil}"\n` }, 'authors.yml'),
  ...docs('authors', { 'page up': 'a:\n  name: A\n  page:\n    permalink: "/../../x"\n' }, 'authors.yml'),
  ...docs('authors', { 'key of a prototype': '__proto__:\n  name: A\n' }, 'authors.yml'),
  ...docs('authors', { aliases: 'a: &a [1,1,1,1]\nb: &b [*a,*a,*a,*a]\nc: [*b,*b,*b,*b]\n' }, 'authors.yml'),
  ...docs('authors', { 'tag of a function': 'a: !!js/function "function(){}"\n' }, 'authors.yml'),
  ...docs('tags', { 'address that runs': `a:\n  label: A\n  permalink: "${evil}"\n` }, 'tags.yml'),
  ...docs('tags', { 'address up': 'a:\n  label: A\n  permalink: "/../../x"\n' }, 'tags.yml'),
  ...docs('tags', { 'label with markup': `a:\n  label: '${img}'\n  description: '${img}'\n` }, 'tags.yml'),
  ...docs(
    'category',
    { 'address that runs': `{"label":"a","link":{"type":"generated-index","slug":"${evil}"}}` },
    'docs/a/_category_.json',
  ),
  ...docs('category', { class: '{"label":"a","className":"fixed inset-0"}' }, 'docs/a/_category_.json'),
  ...docs(
    'category',
    { 'picture that runs': `{"label":"a","link":{"type":"generated-index","image":"${evil}"}}` },
    'docs/a/_category_.json',
  ),
  ...docs(
    'category',
    {
      'label with markup': `{"label":"${img}","link":{"type":"generated-index","title":"</title><script>${run}</script>","description":"${img}"}}`,
    },
    'docs/a/_category_.json',
  ),
  ...docs('category', { prototype: '{"label":"a","__proto__":{"x":1},"constructor":1}' }, 'docs/a/_category_.json'),
  ...docs('category', { properties: `{"label":"a","customProps":{"href":"${evil}"}}` }, 'docs/a/_category_.json'),
  ...docs('category', { program: `module.exports = {label: ${write}}` }, 'docs/a/_category_.json'),
  ...docs('category', { 'in YAML with a function': 'label: !!js/function "function(){}"\n' }, 'docs/a/_category_.yml'),
];

/** Every hostile file: sources that are read in two ways, and fields. */
export const fileCases: readonly FileCase[] = [...sources, ...fields, ...posts, ...data];
