/** Menu items that delete and unpublish. They take the place of Payload's (admin.css), which list who needs an entry too late. */
export const takeAway = '/src/components/entry/take-away#TakeAway';
