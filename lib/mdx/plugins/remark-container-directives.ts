import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type {} from 'remark-parse';
import type { Processor } from 'unified';

const colon = 58;

/**
 * Parses `:::name` containers. Other text with colons stays text, such as `16:9`, `:smile:` or `std::vector`: remark-directive
 * would also parse inline and two-colon directives.
 */
export function remarkContainerDirectives(this: Processor): void {
  const constructs = directive().flow?.[colon];
  const container = Array.isArray(constructs) ? constructs[0] : constructs;
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: container ? { [colon]: container } : {} }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
