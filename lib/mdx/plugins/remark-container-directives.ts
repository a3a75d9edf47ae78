import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type {} from 'remark-parse';
import type { Processor } from 'unified';

const colon = 58;

/**
 * Parses `:::name` containers, and nothing else with colons: text such as `16:9`, `:smile:` or `std::vector` stays text.
 * remark-directive would also read the inline and the two-colon forms.
 */
export function remarkContainerDirectives(this: Processor): void {
  const constructs = directive().flow?.[colon];
  const container = Array.isArray(constructs) ? constructs[0] : constructs;
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: container ? { [colon]: container } : {} }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
