import type { PhoneNumber } from '../../../../../codegen/rest/types.ts';

/** The number that waits for its code, as the server writes it. */
export function waitingNumber(numbers: readonly PhoneNumber[]): string | null {
  return numbers.findLast(({ verified }) => !verified)?.number ?? null;
}
