import { admonitionTypes } from '../../mdx/plugins/remark-admonitions';

const admonition = 'Write :::note[Title], the text below it, and ::: in the last line.';
const link = 'Write a link: [text](./page.mdx), or [text](https://example.com).';
const tabs = 'Write <Tabs> with a <TabItem label="…"> for each text.';
const fence = 'Write a fence of three backticks: ```js title="main.js".';
const cards = 'Write <Cards> with a <Card title="…" href="…" /> for each.';
const part = "Write import Part from './_part.mdx' above, and <Part /> here.";

/** Remedy for boxes that open on a click, in MDX and in plain Markdown. @param state ` open` for one that is open */
export const detailsHint = (state = '') =>
  `Write <details${state}>, below it <summary>…</summary>, an empty line, the text, and </details>.`;

/** Remedies for the tags of Liquid (Jekyll), GitBook, Hugo and mdBook that have a counterpart, by their names. */
export const tagRemedies: ReadonlyMap<string, string> = new Map(
  Object.entries({
    [admonition]: 'hint notice alert callout admonition note',
    [link]: 'link post_url ref relref content-ref embed file youtube vimeo gist button',
    [tabs]: 'tabs tab tabpane',
    [fence]: 'code highlight playground rustdoc_include',
    [cards]: 'cards card',
    [part]: 'include include_relative readfile',
    'Write <Steps> around a numbered list.': 'stepper step steps',
    [detailsHint()]: 'details expand collapse',
    'Write <!-- before a comment, and --> behind it.': 'comment',
    'Write a picture: ![what it shows](./picture.png).': 'figure',
    'Write the diagram in a fence: ```mermaid.': 'mermaid',
    'Write {frontMatter.key} for a value of the front matter.': 'param',
    'Remove it: code may hold braces.': 'raw',
    'Write title: in the front matter.': 'title',
  }).flatMap(([hint, names]) => names.split(' ').map((name) => [name, hint] as const)),
);

/** `{% name … %}` of Liquid and GitBook, `{{< name … >}}` and `{{% name … %}}` of Hugo, `{{#name …}}` of mdBook. */
const tag = /^\{(?:%-?|\{[<%#])\s*(?:end|\/\*?)?\s*([\w-]+)/;

/** `{: .class #id key="value"}` of kramdown, and the same without the colon. */
const attributes =
  /^\{:?\s*(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s"'{}]+))(?:\s+(?:[.#]?[\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s"'{}]+)))*\s*\}$/;

function attributesHint(written: string): string {
  const id = /[\s:{]#([\w-]+)/.exec(written)?.[1];
  const name = /\.([\w-]+)/.exec(written)?.[1];
  if (id !== undefined) return `Write {#${id}} at the end of a heading, or <span id="${id}" /> elsewhere.`;
  if (name !== undefined && admonitionTypes.has(name))
    return `Write :::${name}, the text below it, and ::: in the last line.`;
  return name === undefined
    ? 'Write them at a tag: <img src="./picture.png" alt="…" width="300" />. Links to other sites open in a new tab anyway.'
    : `Remove it, or write a tag around the text: <div class="${name}">.`;
}

/** Braces as other generators have them, and what to write instead; undefined for all others. */
export function foreignBraces(written: string): { message: string; hint: string } | undefined {
  const name = tag.exec(written)?.[1];
  if (name !== undefined)
    return {
      message: `The tag \`${name}\` belongs to another generator, and means nothing here`,
      hint: tagRemedies.get(name) ?? 'Write out what it stands for, or put it in `code`.',
    };
  if (/^\{:{1,2}\/?\w*\s*\/?\}$/.test(written))
    return {
      message: `\`${written}\` is of kramdown, and means nothing here`,
      hint: /toc/.test(written) ? 'Write <TOCInline />.' : 'Remove it.',
    };
  // A single id is one of a heading.
  if (attributes.test(written) && !/^\{#[\w-]+\}$/.test(written))
    return { message: 'Attributes in braces mean nothing here', hint: attributesHint(written) };
  return undefined;
}
