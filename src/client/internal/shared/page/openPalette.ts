import { createContext } from 'react';

/** Opens the search for any tool or object; nothing outside the staff area's frame. */
export const OpenPalette = createContext<() => void>(() => undefined);
