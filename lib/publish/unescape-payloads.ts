/** Scripts that hand the router its data, as Next writes them: an array with one string. */
const payloadScript = /<script>(self\.__next_f|\(self\.__next_f).*?<\/script>/gs;

/** One escape sequence of a JavaScript string; where it stands for <, what follows tells whether that may stay bare. */
const escapeSequence = /\\(?:u003c(?=\/?[a-z])(?!\/?script)|u003e|u0026|.)/gis;

const bare: Readonly<Record<string, string>> = { '\\u003c': '<', '\\u003e': '>', '\\u0026': '&' };

/**
 * Writes <, > and & of inline payloads as they are, one byte instead of six. Within a script only `</script` and `<!--`
 * mean anything (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements);
 * these keep their escapes, like everything else that does not begin a tag.
 */
export function unescapePayloads(html: string): string {
  return html.replace(payloadScript, (script) =>
    script.replace(escapeSequence, (sequence) => bare[sequence.toLowerCase()] ?? sequence),
  );
}
