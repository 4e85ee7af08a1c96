/** Imports the dialog together with MUI, which no screen loads before. */
export const loadDialog = () => import('./RootedDialog.tsx');

/** A failure here means nothing yet: the dialog imports it again when it opens. */
const warm = () => void loadDialog().catch(() => undefined);

/** For a control that opens a `LazyDialog`: loads the code on the way to the click, so that it opens immediately. */
export const opensDialog = { onPointerEnter: warm, onFocus: warm };
