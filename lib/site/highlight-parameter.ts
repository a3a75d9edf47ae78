/** Query parameter with the words to highlight on the page. */
export const highlightParameter = 'highlight';
