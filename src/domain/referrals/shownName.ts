import { normalName } from '../signup/personName.ts';

const LONGEST = 24;

/** Why a name for the leaderboard is refused; null: accepted. */
export type ShownNameFault = 'short' | 'long' | 'characters' | 'taken';

/** A name as it is stored: composed, trimmed, single spaces. */
export function normalShownName(text: string): string {
  return normalName(text).replaceAll(/\s+/gu, ' ');
}

/**
 * Checks a name that everyone of the brand sees: letters, digits, spaces and a few signs, so that it is neither a link,
 * an address nor markup, and none of the `reserved` words, which would look like us.
 */
export function shownNameFault(text: string, reserved: readonly string[]): ShownNameFault | null {
  const name = normalShownName(text);
  const length = [...name].length;
  if (length < 2) return 'short';
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N} '’‐-]*\.?$/u.test(name)) return 'characters';
  if (length > LONGEST) return 'long';
  const plain = plainWords(name);
  return reserved.some((word) => plain.includes(plainWords(word))) ? 'taken' : null;
}

function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
