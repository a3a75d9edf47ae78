import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mediaProblem } from '@/lib/cms/media/media-problem';
import { growthProblem } from '@/tests/unit/bounded-work/growth';

const problem = (svg: string | Uint8Array) =>
  mediaProblem('media/a.svg', typeof svg === 'string' ? new TextEncoder().encode(svg) : svg);
const wrap = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;

describe('an SVG from the CMS', () => {
  const drawings = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));

  it.each(drawings)('may be %s', (file) => {
    expect(problem(readFileSync(join('public', file)))).toBeUndefined();
  });

  it.each([
    [
      'styles',
      wrap(
        '<style><![CDATA[a>b{fill:red}]]>@media (prefers-color-scheme: dark) { a:not(.b) { fill: url( "#c" ) } }</style><g style="fill:rgb(1, 2, 3)" transform="rotate(3)"/>',
      ),
    ],
    ['parts of its own', wrap('<g id="é x"/><use href="#%C3%A9 x"/><use xlink:href="#é x"/><rect fill="url(#a)"/>')],
    [
      'a filter',
      wrap('<filter id="f"><feColorMatrix values="1 0 0"/><feImage href="data:image/webp;base64,AA"/></filter>'),
    ],
    ['line ends of Windows', wrap('<g/>\r\n\r<g/>')],
    ['another prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g/></s:svg>'],
    ['links', wrap('<a xlink:href="https://example.org/?a=1&amp;b=2"><text>Onward: javascript: is prose</text></a>')],
    ['a picture of its own', wrap('<image href="data:image/png;base64,AAAA" aria-label="data: what we keep"/>')],
    [
      'what a drawing program notes',
      `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
       ${wrap('<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" showgrid="false"/>')}`,
    ],
  ])('may have %s', (_, svg) => {
    expect(problem(svg)).toBeUndefined();
  });

  it.each([
    ['a script', wrap('<script>alert(1)</script>'), 'the element <script>'],
    ['a script behind a prefix', wrap('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), 'the element <s:script>'],
    ['a script of another namespace', wrap('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'), '<h:script> of the'],
    ['HTML', wrap('<b xmlns="http://www.w3.org/1999/xhtml">bold</b>'), '<b> of the namespace'],
    ['HTML under its prefix', wrap('<h:meta/>', 'xmlns:h="http://www.w3.org/1999/xhtml"'), '<h:meta> of the namespace'],
    ['MathML', wrap('<math xmlns="http://www.w3.org/1998/Math/MathML"/>'), '<math> of the namespace'],
    ['a namespace that nobody knows', wrap('<x:y xmlns:x="urn:x"/>'), '<x:y> of the namespace "urn:x"; save it as'],
    ['an element of no namespace', wrap('<g xmlns=""/>'), '<g> of the namespace ""'],
    ['an element of a prefix without a namespace', wrap('<x:g/>'), '<x:g> of the namespace ""'],
    ['a foreign object', wrap('<foreignObject/>'), 'the element <foreignObject>'],
    ['a handler', wrap('<handler/>'), 'the element <handler>'],
    ['a frame', wrap('<g><g><iframe src="/"/></g></g>'), 'the element <iframe>'],
    ['an event', wrap('<g onclick="alert(1)"/>'), 'script in the attribute onclick of <g>'],
    ['an event of its root', wrap('', 'onload="alert(1)"'), 'script in the attribute onload of <svg>'],
    ['an event of a note', wrap('<n:a n:oNload="" xmlns:n="http://www.serif.com/"/>'), 'the attribute n:oNload'],
    ['a script address', wrap('<a href="javascript:alert(1)"/>'), 'the address "javascript:alert(1)" in the attribute'],
    ['a script address in references', wrap('<a xlink:href="&#106;ava&#x0A;script:alert(1)"/>'), 'xlink:href of <a>'],
    ['a script address behind a blank', wrap('<a href=" javascript:alert(1)"/>'), 'the address'],
    ['an address of a page', wrap('<a href="../secret.html"/>'), 'write #id, or a whole address with https'],
    ['a page in an address', wrap('<a href="data:text/html,hello"/>'), 'the address'],
    ['a picture to go to', wrap('<a href="data:image/png;base64,AA"/>'), 'the address'],
    [
      'a picture that is more',
      wrap('<image href="data:image/png;javascript:alert(1)"/>'),
      'put the picture into the file',
    ],
    ['an SVG in an SVG', wrap('<image href="data:image/svg+xml;base64,AA"/>'), 'put the picture into the file'],
    ['a picture from elsewhere', wrap('<image href="https://example.org/a.png"/>'), 'put the picture into the file'],
    ['a part from elsewhere', wrap('<use href="https://example.org/a.svg#b"/>'), 'a part of this drawing'],
    ['a part of a data address', wrap('<use href="data:image/svg+xml,x#b"/>'), 'a part of this drawing'],
    ['a base for addresses', wrap('<g xml:base="https://example.org/"/>'), 'the attribute xml:base of <g>'],
    ['a report of clicks', wrap('<a href="#a" ping="https://example.org/"/>'), 'the attribute ping of <a>'],
    ['a paint from elsewhere', wrap('<g fill="url(https://example.org/a.svg#b)"/>'), 'url(…) of another place'],
    ['a filter from beside it', wrap('<g filter="URL( \'b.svg#c\' )"/>'), 'url(…) of another place'],
    ['a hidden paint', wrap('<g fill="\\75rl(//example.org)"/>'), 'a backslash'],
    ['a cursor', wrap('<g cursor="image-set(\'a\' 1x)"/>'), 'image-set(…) in the attribute cursor of <g>'],
    [
      'a style that loads',
      wrap('<g style="fill:url(//example.org/a)"/>'),
      '"//", as addresses have in the attribute style',
    ],
    ['a style sheet that loads', wrap('<style>@import "a.css";</style>'), '"@import" in <style>'],
    ['a style sheet in references', wrap('<style>&#64;IMPORT "a.css";</style>'), '"@import" in <style>'],
    ['a font', wrap('<style>@font-face{src:url(#a)}</style>'), '"@font-face" in <style>'],
    ['a hidden style', wrap('<style>@\\69mport "a.css";</style>'), '"@" in <style>'],
    [
      'a style sheet with a picture',
      wrap('<style>g{fill:url(data:image/png,a)}</style>'),
      '"data:", as addresses have',
    ],
    ['a style sheet with a neighbour', wrap('<style>g{fill:url(/a)}</style>'), 'url(…) of another place'],
    [
      'a style sheet that is a program',
      `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#a"?>${wrap('')}`,
      '<?xml-stylesheet?>',
    ],
    ['declarations', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "a">]>${wrap('')}`, 'declarations in its DOCTYPE'],
  ])('must not hold %s', (_, svg, reason) => {
    expect(problem(svg)).toMatch(/^holds .*; /);
    expect(problem(svg)).toContain(reason);
  });

  it.each([
    '<animate attributeName="href" values="data:image/png;javascript:alert(1)"/>',
    '<animate attributeName="x" values="1;2"/>',
    '<set attributeName="href" to="javascript:alert(1)"/>',
    '<animateMotion path="M0 0"/>',
    '<animateTransform attributeName="transform" to="1"/>',
    '<animateColor attributeName="fill" to="red"/>',
    '<discard begin="1s"/>',
  ])('must not change later, as by %s', (element) => {
    expect(problem(wrap(`<a>${element}</a>`))).toMatch(/^holds the element <(?:animate|set|discard)/);
  });

  it.each([
    ['text', 'no markup', /not what its ending says/],
    ['markup that is not closed', '<svg xmlns="http://www.w3.org/2000/svg"><g>', /not what its ending says/],
    ['bytes that are not UTF-8', new Uint8Array([0xff, 0xfe, 0x3c, 0x00]), /not what its ending says/],
    ['HTML', '<html xmlns="http://www.w3.org/1999/xhtml"></html>', /not an SVG: its root is <html>/],
    ['an svg of no namespace', '<svg></svg>', /not an SVG/],
    ['another encoding', `<?xml version="1.0" encoding="ISO-2022-JP"?>${wrap('')}`, /ISO-2022-JP; save it as UTF-8/],
  ])('cannot be %s', (_, svg, reason) => {
    expect(problem(svg)).toMatch(reason);
  });

  it('is bounded in size, depth and what it draws', () => {
    const nested = (depth: number) => wrap('<g>'.repeat(depth) + '</g>'.repeat(depth));
    expect(problem(wrap(' '.repeat(1_000_000)))).toMatch(/^is larger than 1 MB; /);
    expect(problem(nested(99))).toBeUndefined();
    expect(problem(nested(100))).toMatch(/^is nested deeper than 100 elements; /);
    expect(problem(nested(100_000))).toMatch(/^is nested deeper than 100 elements; /);
    const level = (id: number) => `<g id="a${id}">${`<use href="#a${id + 1}"/>`.repeat(10)}</g>`;
    expect(problem(wrap([1, 2, 3, 4, 5, 6].map(level).join('')))).toMatch(/^draws more than 100,000 shapes/);
    expect(problem(wrap('<g id="a"><use href="#a"/></g>'))).toMatch(/^draws more than 100,000 shapes/);
    expect(problem(wrap(`<g id="a"/>${'<use href="#a"/>'.repeat(20_000)}`))).toBeUndefined();
  });

  it.each([
    ['line ends', '\r\n', (text: string) => wrap(text)],
    ['elements', '<g/>', (text: string) => wrap(text)],
    ['elements that are not closed', '<g>', (text: string) => wrap(text)],
    ['brackets', '(', (text: string) => wrap(`<g fill="${text}"/>`)],
    ['functions', 'url(#', (text: string) => wrap(`<style>${text}</style>`)],
    ['letters', 'a', (text: string) => wrap(`<g fill="${text}(" style="@${text}"/>`)],
    ['rules', '@media', (text: string) => wrap(`<style>${text}</style>`)],
    ['blanks', ' ', (text: string) => wrap(`<g ${text}/><g fill="url(${text}"/>`)],
    ['references', '&amp;', (text: string) => wrap(text)],
    ['comments', '<!---->', (text: string) => wrap(text)],
    ['namespaces', '<g xmlns="http://www.w3.org/2000/svg">', (text: string) => wrap(text)],
  ])('takes no longer than it is: %s', async (name, piece, make) => {
    const work = (text: string) => mediaProblem('a.svg', new TextEncoder().encode(make(text)));
    const longer = { name, make: (length: number) => piece.repeat(Math.ceil(length / piece.length)) };
    expect(await growthProblem(work, longer)).toBeUndefined();
  });
});
