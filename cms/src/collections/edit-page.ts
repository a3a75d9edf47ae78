/**
 * Our parts of the page of an entry: menu items to delete and unpublish, which replace Payload's (admin.css) and say who needs
 * the entry; and what its form lacks.
 */
export const editPage = {
  beforeDocumentControls: ['/src/components/entry/open-form#OpenForm'],
  editMenuItems: ['/src/components/entry/take-away#TakeAway'],
};
