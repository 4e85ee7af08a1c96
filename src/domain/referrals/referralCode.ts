/** Without characters that people confuse: no 0 and O, 1, I and L, and no vowels that make words. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 7;

/** A member's code from random bytes, at least seven. 28^7 codes make guessing pointless. */
export function referralCode(random: Uint8Array): string {
  // 252 is the largest multiple of 28 in a byte; higher values would favor the first characters.
  const fair = [...random].filter((byte) => byte < 252).slice(0, LENGTH);
  if (fair.length < LENGTH) throw new RangeError('A referral code needs more random bytes.');
  return fair.map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** A code as it is stored, however it was typed; null: not one of ours. */
export function normalReferralCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return code.length === LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null;
}
