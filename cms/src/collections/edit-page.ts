/**
 * Our parts of the page of an entry: menu items that delete and unpublish, in place of Payload's (admin.css), which list who
 * needs an entry too late; and what its form leaves out.
 */
export const editPage = {
  beforeDocumentControls: ['/src/components/entry/open-form#OpenForm'],
  editMenuItems: ['/src/components/entry/take-away#TakeAway'],
};
