import { createContext } from 'react';

/** Whether whoever looks may change nothing here: buttons that don't only read can't be pressed. */
export const ReadOnly = createContext(false);
