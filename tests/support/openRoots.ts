import type { Root } from 'react-dom/client';

/** The roots that the current file's tests have made. Apart, so that files without a page don't load React. */
export const openRoots = new Set<Root>();
