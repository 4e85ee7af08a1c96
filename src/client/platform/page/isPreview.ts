/** Whether staff look at a member's app: the server writes its bar into every page of a preview. */
export const isPreview = (): boolean => document.querySelector('.preview-bar') !== null;
