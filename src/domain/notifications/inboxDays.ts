/** How long what was written to a member can be read in the app. */
export const INBOX_DAYS = 90;
