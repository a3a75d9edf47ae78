import { Parser } from 'htmlparser2';
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { innerMarkup, pageRuntime } from '@/lib/mdx/jsx-runtime';
import { staticMarkup } from '@/lib/mdx/static-markup';

function Box({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="box" role="note" aria-label={title}>
      <p>{title}</p>
      {children}
    </div>
  );
}

/** What the bundler puts in the place of a component of the browser. */
const Live = Object.assign(
  () => {
    throw new Error('This is called in the browser only.');
  },
  { $$typeof: Symbol.for('react.client.reference') },
) as unknown as (props: { children?: ReactNode }) => ReactNode;

async function Late() {
  await Promise.resolve();
  return <p>late</p>;
}

/** What a browser reads: elements with their attributes, and text. */
function read(html: string): unknown[] {
  const found: unknown[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => found.push([name, attributes]),
    ontext: (text) => {
      const last = found.at(-1);
      if (typeof last === 'string' && !last.startsWith('/')) found.push(`${found.pop()}${text}`);
      else found.push(text);
    },
    onclosetag: (name) => found.push(`/${name}`),
  });
  parser.end(html);
  return found;
}

it.each<[string, ReactNode]>([
  ['text and what it must escape', <p key="1">{'a < b & "c"'}</p>],
  [
    'components, lists and fragments',
    [<Box key="1" title="One" />, <Fragment key="2">{['a', 1, false, null]}</Fragment>],
  ],
  [
    'attributes',
    <pre key="1" tabIndex={0} data-numbers="" data-on={true} aria-hidden={false} hidden className="a b" lang="en">
      <code style={{ counterReset: 'line 3' }}>x</code>
    </pre>,
  ],
  ['markup from the pipeline', pageRuntime.jsx('ul', { [innerMarkup]: '<li>one</li>' })],
  ['elements without an inside', <img key="1" src="/a.png" alt="" width={3} loading="lazy" srcSet="/b.png 2x" />],
  [
    'drawings',
    <svg key="1" viewBox="0 0 2 2" strokeWidth="1.5">
      <title>A point</title>
      <path d="M0 0" strokeLinecap="round" />
    </svg>,
  ],
  [
    'disclosures',
    <details key="1" open>
      <summary>More</summary>
    </details>,
  ],
])('writes what React would: %s', (_, node) => {
  const made = staticMarkup(node);
  expect('html' in made && read(made.html)).toEqual(read(renderToStaticMarkup(node)));
});

it.each<[string, ReactNode]>([
  ['a component of the browser', <Live key="1" />],
  ['a component that waits', <Late key="1" />],
  ['an element that React moves into the head', <link key="1" rel="stylesheet" href="/a.css" precedence="default" />],
  ['a field, whose value is no attribute', <input key="1" defaultValue="a" />],
  ['an element with a handler', <button key="1" type="button" onClick={() => undefined} />],
  ['a style with numbers, which get units', <p key="1" style={{ margin: 3 }} />],
])('leaves %s to React', (_, node) => {
  expect(staticMarkup(node)).not.toHaveProperty('html');
});

it('makes strings of what stands beside such a part, and keeps the part', () => {
  const made = staticMarkup(
    <>
      <Box title="One">
        <em>two</em>
      </Box>
      <section>
        <Live>
          <p>three</p>
        </Live>
      </section>
    </>,
  );
  if (!('children' in made) || !isValidElement(made.children)) throw new Error('All of it became one string.');
  const [first, second] = (made.children.props as { children: ReactElement<Record<string, unknown>>[] }).children;
  expect(first?.props).toEqual({
    className: 'box',
    role: 'note',
    'aria-label': 'One',
    dangerouslySetInnerHTML: { __html: '<p>One</p><em>two</em>' },
  });
  expect(second?.props['children']).toMatchObject({ type: Live });
});
