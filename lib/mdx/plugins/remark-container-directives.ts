import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type {} from 'remark-parse';
import type { Processor } from 'unified';

const colon = 58;

/** Parses `:::name` alone: remark-directive would take `16:9`, `:smile:` and `std::vector` for directives too. */
export function remarkContainerDirectives(this: Processor): void {
  const constructs = directive().flow?.[colon];
  const container = Array.isArray(constructs) ? constructs[0] : constructs;
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: container ? { [colon]: container } : {} }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
