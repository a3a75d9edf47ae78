import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mediaProblem } from '@/lib/cms/media-problem';

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
      'styles and an animation',
      wrap('<style><![CDATA[a>b{fill:red}]]></style><animate attributeName="x" values="1;2"/>'),
    ],
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
    ['a script', wrap('<script>alert(1)</script>')],
    ['a script behind a prefix', wrap('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
    ['a script of another namespace', wrap('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>')],
    ['HTML', wrap('<b xmlns="http://www.w3.org/1999/xhtml">bold</b>')],
    ['HTML under its prefix', wrap('<h:meta http-equiv="refresh"/>', 'xmlns:h="http://www.w3.org/1999/xhtml"')],
    ['a foreign object', wrap('<foreignObject/>')],
    ['an event', wrap('<g onclick="alert(1)"/>')],
    ['an event of its root', wrap('', 'onload="alert(1)"')],
    ['a script address', wrap('<a href="javascript:alert(1)"/>')],
    ['a script address in references', wrap('<a xlink:href="&#106;ava&#x0A;script:alert(1)"/>')],
    ['an animated script address', wrap('<a><animate attributeName="href" values="#a; javascript:alert(1)"/></a>')],
    ['a script address to set', wrap('<a><set attributeName="href" to="javascript:alert(1)"/></a>')],
    ['a page in an address', wrap('<a href="data:text/html,hello"/>')],
    ['a style sheet that is a program', `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#a"?>${wrap('')}`],
    ['declarations', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${wrap('')}`],
  ])('must not hold %s', (_, svg) => {
    expect(problem(svg)).toBe('holds script, which an SVG from the CMS must not');
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
});
