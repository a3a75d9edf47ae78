/** Our parts of the page of an entry: what its form lacks, and menu items instead of those that admin.css hides. */
export const editPage = {
  beforeDocumentControls: ['/src/components/entry/open-form#OpenForm'],
  editMenuItems: ['/src/components/entry/take-away#TakeAway'],
};
