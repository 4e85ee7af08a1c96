import { drawTicket, type SeededHmac } from './draw.ts';
import { bytesOfHex, type Hashing } from './verify.ts';

/** An entry of a monthly draw: the number of its spin, and the number that the member's browser had added to it. */
export interface DrawEntry {
  readonly number: number;
  readonly memberNumber: string;
}

/** The text whose SHA-256 names a draw's entries: a line for each, by the spins' numbers. */
export const entriesText = (entries: readonly DrawEntry[]): string =>
  entries.map(({ number, memberNumber }) => `${number} ${memberNumber}`).join('\n');

/**
 * Draws the winning entry's place, counted from 0. Each entry has one ticket, however its spin came about. The members' own numbers
 * go in by the entries' hash, so that no one who knows the seed can choose it for a winner. Throws a RangeError without entries.
 * Source: rewards, Wheel; the draw's message is hash and number of entries.
 */
export const drawPlace = (hmac: SeededHmac, entriesHash: string, entries: number): Promise<number> =>
  drawTicket(hmac, { memberNumber: entriesHash, spinNumber: entries }, entries);

/** A draw with everything that it was made of. */
export interface DrawProof {
  /** 32 bytes in hex, revealed with the winner. */
  readonly seed: string;
  /** The SHA-256 of the seed, in hex, that was on the page while members entered. */
  readonly commitment: string;
  /** In the order of their numbers. */
  readonly entries: readonly DrawEntry[];
  /** The SHA-256, in hex, of the entries' text. */
  readonly entriesHash: string;
  /** The number of the entry that won. */
  readonly winner: number;
}

export interface DrawCheck {
  /** The seed is the one that was promised. */
  readonly seed: boolean;
  /** The entries are those that were drawn from. */
  readonly entries: boolean;
  /** Drawing again gives the same entry. */
  readonly winner: boolean;
}

/** Recomputes a draw from its seed and entries. */
export async function checkDraw(
  { seed, commitment, entries, entriesHash, winner }: DrawProof,
  { sha256, hmac }: Hashing,
): Promise<DrawCheck> {
  const key = bytesOfHex(seed);
  const hash = await sha256(new TextEncoder().encode(entriesText(entries)));
  const place = await drawPlace(await hmac(key), hash, entries.length);
  return {
    seed: (await sha256(key)) === commitment,
    entries: hash === entriesHash,
    winner: entries[place]?.number === winner,
  };
}

export const isFairDraw = ({ seed, entries, winner }: DrawCheck): boolean => seed && entries && winner;
