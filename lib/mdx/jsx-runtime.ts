import * as runtime from 'react/jsx-runtime';

/** Property of an element that holds its inside as HTML. The pipeline writes it, and no document can: it is on no list of attributes. */
export const innerMarkup = 'innerMarkup';

type Create = typeof runtime.jsx;

/** React's function for elements, which also knows `innerMarkup`. */
function withMarkup(create: Create): Create {
  return (type, props, key) => {
    if (typeof type !== 'string' || typeof props !== 'object' || props === null || !(innerMarkup in props))
      return create(type, props, key);
    const { [innerMarkup]: html, ...rest } = props;
    return create(type, { ...rest, dangerouslySetInnerHTML: { __html: String(html) } }, key);
  };
}

/** The JSX runtime pages are made with, for documents that are compiled as for those that are not. */
export const pageRuntime = {
  Fragment: runtime.Fragment,
  jsx: withMarkup(runtime.jsx),
  jsxs: withMarkup(runtime.jsxs),
};
