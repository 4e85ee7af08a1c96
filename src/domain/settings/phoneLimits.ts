/** Telephone numbers that a member may keep. The number is ours. */
export const MOST_PHONES = 3;
