/** Phone numbers per member. The limit is ours. */
export const MOST_PHONES = 3;
