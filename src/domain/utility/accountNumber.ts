/** Why a typed account number is refused. */
export type AccountNumberFault = 'empty' | 'length' | 'characters';

const SHORTEST = 4;
const LONGEST = 20;

/**
 * Normalizes an account number: upper case, without the spaces, hyphens and dots of a bill. Refuses only what
 * no utility uses; whether it exists is for the utility to check.
 */
export function readAccountNumber(
  text: string,
): { readonly number: string } | { readonly fault: AccountNumberFault } {
  const number = text.toUpperCase().replace(/[\s.-]/g, '');
  if (number === '') return { fault: 'empty' };
  if (!/^[A-Z0-9]*$/.test(number)) return { fault: 'characters' };
  return number.length < SHORTEST || number.length > LONGEST ? { fault: 'length' } : { number };
}
