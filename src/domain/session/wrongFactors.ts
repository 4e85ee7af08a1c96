/** Wrong second factors in a row after which we write to the owner: two log-ins' tries. */
const WRONG_TO_TELL = 10;

/** Wrong ones in a row after which none is checked any more: until a fresh password link is used, or a colleague resets it. */
const WRONG_TO_LOCK = 25;

/** Whether the second factor is locked, whatever is given. Who tries knows the password, so that only guessing is left. */
export const isFactorLocked = (wrong: number): boolean => wrong >= WRONG_TO_LOCK;

/** What we write to the owner after that many wrong ones; null: nothing new. */
export function wrongFactorNews(wrong: number): 'guessed' | 'locked' | null {
  if (wrong === WRONG_TO_LOCK) return 'locked';
  return wrong === WRONG_TO_TELL ? 'guessed' : null;
}
