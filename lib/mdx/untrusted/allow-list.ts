import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { type ComponentName, componentNames } from '../components/components';

/** Allowed schemes of addresses in untrusted documents; `pathname:` is resolved before rendering. */
export const safeSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel', 'pathname'];

/** Allowed ids: an id is a global variable, and could stand in for those that Next and its bundler start with. */
const freeId = /^(?!__|TURBOPACK|NEXT_)/;

/** Properties of each component; no others reach it. */
const components: Readonly<Record<ComponentName, NonNullable<Schema['attributes']>[string]>> = {
  Admonition: ['type', 'title', 'titled'],
  Card: ['title', 'href', 'icon', 'target', 'rel', 'data-unchecked'],
  Cards: [],
  CodeBlock: ['code', 'language', 'title', 'lines', 'numbers'],
  Column: ['width'],
  Columns: [],
  Details: ['summary', 'open'],
  DocCardList: [],
  Hero: [['id', freeId], 'title', 'tagline'],
  Link: ['href', 'title', 'target', 'rel'],
  Mermaid: ['chart'],
  Steps: [],
  TabItem: ['value', 'label', 'default'],
  Tabs: ['labels', 'defaultValue', 'groupId', 'queryString', 'lazy'],
  Term: [['id', freeId], 'name'],
  Terms: [],
  TOCInline: ['minHeadingLevel', 'maxHeadingLevel'],
};

const media = 'src poster controls loop muted playsInline preload width height dataUnchecked'.split(' ');

/** Elements besides GitHub's, the default list. None runs code, loads a page or leaves the text. */
const elements =
  `abbr address article aside audio bdi bdo big caption center cite col colgroup dfn figcaption figure mark
  small time u video wbr`.split(/\s+/);

/** On the default list, but replaced by the pipeline's own means. */
const withdrawn = new Set(['picture', 'source']);

/**
 * Everything that an untrusted document may contain, for hast-util-sanitize. Content check, sync, CMS and pages all use this
 * list. Only the pipeline's own classes are allowed, so that no document can imitate other parts of the site; there is no
 * `style`.
 */
export const allowList: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => !withdrawn.has(name)), ...elements, ...componentNames],
  attributes: {
    ...components,
    a: [
      'href',
      'dataFootnoteBackref',
      'dataFootnoteRef',
      'dataBare',
      'dataUnchecked',
      ['className', 'data-footnote-backref'],
      ['target', '_blank'],
      ['rel', 'noopener', 'noreferrer', 'nofollow'],
    ],
    audio: media,
    code: [['className', /^language-[\w+#.-]{1,40}$/, 'math-inline', 'math-display']],
    col: ['span'],
    del: ['cite', 'dateTime'],
    details: ['open'],
    h2: [['className', 'sr-only']],
    img: ['src', 'alt', 'width', 'height', 'dataUnchecked', ['loading', 'lazy', 'eager'], ['decoding', 'async']],
    input: [['disabled', true], ['type', 'checkbox'], 'checked'],
    ins: ['cite', 'dateTime'],
    li: [['className', 'task-list-item'], 'value'],
    ol: ['start', 'reversed', ['type', '1', 'a', 'A', 'i', 'I'], ['className', 'contains-task-list']],
    q: ['cite'],
    blockquote: ['cite'],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['align', 'vAlign', 'colSpan', 'rowSpan', 'headers'],
    th: ['align', 'vAlign', 'colSpan', 'rowSpan', 'headers', 'scope', 'abbr'],
    time: ['dateTime'],
    ul: [['className', 'contains-task-list']],
    video: media,
    '*': [
      'ariaDescribedBy',
      'ariaLabel',
      'ariaLabelledBy',
      ['ariaHidden', 'true', true],
      ['dir', 'ltr', 'rtl', 'auto'],
      ['id', freeId],
      'lang',
      'title',
    ],
  },
  // Ids are the anchors of the page.
  clobber: [],
  protocols: {
    cite: [...safeSchemes],
    href: [...safeSchemes],
    icon: ['http', 'https', 'pathname'],
    poster: ['http', 'https', 'pathname'],
    src: ['http', 'https', 'pathname'],
  },
  strip:
    'script style template noscript title textarea xmp iframe noembed noframes plaintext select option svg math'.split(
      ' ',
    ),
};
