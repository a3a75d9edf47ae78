import * as runtime from 'react/jsx-runtime';

/** Property of an element with its content as HTML. Only the pipeline sets it: it is on no list of attributes. */
export const innerMarkup = 'innerMarkup';

type Create = typeof runtime.jsx;

/** React's function for elements, with support for `innerMarkup`. */
function withMarkup(create: Create): Create {
  return (type, props, key) => {
    if (typeof type !== 'string' || typeof props !== 'object' || props === null || !(innerMarkup in props))
      return create(type, props, key);
    const { [innerMarkup]: html, ...rest } = props;
    return create(type, { ...rest, dangerouslySetInnerHTML: { __html: String(html) } }, key);
  };
}

/** The JSX runtime of pages, for compiled documents and for rendered trees. */
export const pageRuntime = {
  Fragment: runtime.Fragment,
  jsx: withMarkup(runtime.jsx),
  jsxs: withMarkup(runtime.jsxs),
};
