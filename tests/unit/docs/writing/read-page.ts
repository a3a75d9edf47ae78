/** A fenced example: a file of a content folder. */
export interface Example {
  /** Path below the content folder. */
  path: string;
  text: string;
}

/** What a sentence of the page says of the example above it. */
interface Claim {
  /** What follows "Readers see". */
  sentence: string;
  example: Example;
}

/** A section of the page. Its examples are files of one site. */
export interface Section {
  heading: string;
  examples: Example[];
  claims: Claim[];
}

/** One alternative a thing that counts: heading, fence, claim. Nothing in it repeats without an end of its own. */
const parts =
  /^#{2,3} (?<heading>.+)$|^(?<fence>`{3,4})(?<language>\w+)(?: (?<path>\S+))?\n(?<text>[\s\S]*?)^\k<fence>$|^\*\*Readers see\*\* (?<sentence>[^\n]+(?:\n[^\n]+)*)$/gm;

const exampleLanguages = new Set(['mdx', 'md', 'yaml', 'json']);

/** A body alone becomes a doc, because every file needs a title. */
function toExample(path: string | undefined, text: string, index: number): Example {
  const opens = /^(?:---$|# )/m.test(text.slice(0, text.indexOf('\n')));
  const isDocument = path === undefined || /\.mdx?$/.test(path);
  return {
    path: path ?? `docs/example${index === 0 ? '' : `-${index + 1}`}.mdx`,
    text: opens || !isDocument ? text : `---\ntitle: Example\n---\n\n${text}`,
  };
}

/**
 * Reads the examples of the page and what it says of them.
 * @throws Error where a sentence stands above every example, or an example is nobody's
 */
export function readPage(page: string): Section[] {
  const sections: Section[] = [];
  for (const { groups = {} } of page.matchAll(parts)) {
    const { heading, language, path, text = '', sentence } = groups;
    const section = sections.at(-1);
    if (heading !== undefined) sections.push({ heading, examples: [], claims: [] });
    else if (!section) throw new Error('An example or a sentence stands above the first heading.');
    else if (sentence !== undefined) {
      const example = section.examples.at(-1);
      if (!example) throw new Error(`"Readers see ${sentence}" stands below no example.`);
      section.claims.push({ sentence: sentence.replaceAll('\n', ' '), example });
    } else if (exampleLanguages.has(language ?? '')) {
      section.examples.push(toExample(path, text, section.examples.length));
    }
  }
  return sections;
}
