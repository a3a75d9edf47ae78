/** Name of the query parameter that carries the words to highlight on the page. */
export const highlightParameter = 'highlight';
