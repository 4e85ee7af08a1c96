/** What is wrong with an account number as somebody typed it. */
export type AccountNumberFault = 'empty' | 'length' | 'characters';

const SHORTEST = 4;
const LONGEST = 20;

/**
 * The account number of a bill, upper case, without the spaces, hyphens and dots it is printed with. Utilities have shapes
 * of their own, so only what no utility has is refused: whether it exists is for the utility to say.
 */
export function readAccountNumber(
  text: string,
): { readonly accountNumber: string } | { readonly fault: AccountNumberFault } {
  const accountNumber = text.toUpperCase().replace(/[\s.-]/g, '');
  if (accountNumber === '') return { fault: 'empty' };
  if (!/^[A-Z0-9]*$/.test(accountNumber)) return { fault: 'characters' };
  return accountNumber.length < SHORTEST || accountNumber.length > LONGEST
    ? { fault: 'length' }
    : { accountNumber };
}
