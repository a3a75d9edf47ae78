/** How the element is marked that holds the text of a page as one string (components/mdx/prose.tsx). */
const mark = ' data-text="">';

/** The calls that hand the router its data, in the one script that has them. */
const calls = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\);?/g;
const payloadScript = /<script>\(self\.__next_f.*?<\/script>/s;

/** A long string in React's stream: its name, its length in bytes, and itself. */
const textRow = /(?<=^|\n)([0-9a-f]+):T([0-9a-f]+),/g;

const unsafe: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A call as Next writes it. */
function call(text: string): string {
  return `self.__next_f.push([1,${JSON.stringify(text).replace(/[<>&\u2028\u2029]/g, (letter) => unsafe[letter] ?? letter)}]);`;
}

/** Reads the text from the page instead, whatever the browser has made of it: the length is that of what is there. */
function program(name: string): string {
  const row = `"${name}:T"+new TextEncoder().encode(t).length.toString(16)+","+t`;
  return `(function(t){self.__next_f.push([1,${row}])})(document.querySelector("[data-text]").innerHTML);`;
}

/**
 * Takes the text of a page out of the data for the router, which has it once more: the script reads it from the page, where it
 * stands already. A page whose text is no single string, or too short for a row of its own, stays as it is.
 * @param html a page with all its data in one script
 */
export function shareMarkup(html: string): string {
  const start = html.indexOf(mark);
  const script = payloadScript.exec(html)?.[0];
  if (start < 0 || script === undefined) return html;
  const text = Array.from(script.matchAll(calls), ([, literal = '""']) => JSON.parse(literal) as string).join('');
  for (const { 0: head, 1: name = '', 2: size = '', index } of text.matchAll(textRow)) {
    const rest = Buffer.from(text.slice(index + head.length));
    const content = rest.subarray(0, Number.parseInt(size, 16)).toString();
    if (!html.startsWith(content, start + mark.length)) continue;
    const after = text.slice(index + head.length + content.length);
    const shared = script.replace(calls, '').replace('</script>', () => {
      return `${call(text.slice(0, index))}${program(name)}${call(after)}</script>`;
    });
    return html.replace(script, () => shared);
  }
  return html;
}
