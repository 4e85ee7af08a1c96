/** Finds the open dialog. Content outside it is not read out. */
export const OPEN_DIALOG = '[aria-modal=true]';
