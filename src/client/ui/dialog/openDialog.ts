/** Finds an open dialog, the browser's own or MUI's. Content outside it is neither visible nor read out. */
export const OPEN_DIALOG = 'dialog[open],[aria-modal=true]';
