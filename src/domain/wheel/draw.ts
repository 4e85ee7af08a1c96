import { totalWeight, type OddsEntry } from './odds.ts';

/** HMAC-SHA256 of a message under the day's seed: 32 bytes. */
export type SeededHmac = (message: string) => Uint8Array | Promise<Uint8Array>;

/** What a draw is made of, besides the seed. */
export interface DrawInput {
  /** The number that the member's browser adds: 1 to 32 digits. */
  readonly memberNumber: string;
  /** Unique among all spins, and fixed before the spin. */
  readonly spinNumber: number;
}

const WORD = 2n ** 64n;

/**
 * Draws a ticket from 0 to `total` - 1, each equally likely. The words of HMAC-SHA256(seed, "member number:spin number")
 * are taken 64 bits at a time, most significant byte first; a word in the last, incomplete run of `total` is rejected.
 * If all four are rejected, the next block is of "member number:spin number:2", and so on. Throws a RangeError for a total
 * that isn't a whole number from 1 to 2^53. Source: rewards, Wheel.
 */
export async function drawTicket(
  hmac: SeededHmac,
  { memberNumber, spinNumber }: DrawInput,
  total: number,
): Promise<number> {
  if (!Number.isSafeInteger(total) || total < 1) throw new RangeError(`There is no draw from ${total}.`);
  const size = BigInt(total);
  const limit = WORD - (WORD % size);
  for (let block = 1; ; block += 1) {
    const message = `${memberNumber}:${spinNumber}${block === 1 ? '' : `:${block}`}`;
    const answer = hmac(message);
    const bytes = answer instanceof Uint8Array ? answer : await answer;
    const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at + 8 <= bytes.byteLength; at += 8) {
      const word = words.getBigUint64(at);
      if (word < limit) return Number(word % size);
    }
  }
}

/** The prize of a ticket: the weights are laid end to end in the table's order. */
export function prizeOfTicket<Entry extends Pick<OddsEntry, 'weight'>>(
  entries: readonly Entry[],
  ticket: number,
): Entry {
  let end = 0;
  for (const entry of entries) {
    end += entry.weight;
    if (ticket < end) return entry;
  }
  throw new RangeError(`Ticket ${ticket} is beyond the total of ${totalWeight(entries)}.`);
}
