/** What the step keeps; the yes to the terms is given anew each time. */
export const FULL_FIELDS = ['first_name', 'last_name', 'email'] as const;
export type FullField = (typeof FULL_FIELDS)[number];

/** One @, something around it and a dot behind it: more than that only the mail itself can tell. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
