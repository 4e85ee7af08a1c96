/** More is a slip of the keyboard. */
export const MOST_NOMINATED_KW = 1_000_000;
