import { drawTicket, prizeOfTicket, type DrawInput, type SeededHmac } from './draw.ts';
import { oddsText, totalWeight, type OddsEntry } from './odds.ts';

/** A spin with everything that its draw was made of. The seed is there once its day is over. */
export interface SpinProof extends DrawInput {
  /** 32 bytes in hex. */
  readonly seed: string;
  /** The SHA-256 of the seed, in hex, that was on the page before the spin. */
  readonly commitment: string;
  readonly odds: readonly OddsEntry[];
  /** The SHA-256, in hex, of the odds table's text. */
  readonly oddsHash: string;
  readonly ticket: number;
  readonly prizeId: string;
}

/** Hashes as the machine offers them: Web Crypto in the browser. */
export interface Hashing {
  /** In hex. */
  sha256(bytes: Uint8Array): string | Promise<string>;
  hmac(key: Uint8Array): SeededHmac | Promise<SeededHmac>;
}

export interface SpinCheck {
  /** The seed is the one that was promised. */
  readonly seed: boolean;
  /** The odds are those that were on the page. */
  readonly odds: boolean;
  /** The draw gives this ticket again. */
  readonly ticket: boolean;
  /** The ticket's prize. */
  readonly prize: boolean;
}

export const isFair = ({ seed, odds, ticket, prize }: SpinCheck): boolean => seed && odds && ticket && prize;

/** Recomputes a spin from its seed. Source: rewards, Wheel ("Check this spin"). */
export async function checkSpin(proof: SpinProof, { sha256, hmac }: Hashing): Promise<SpinCheck> {
  const key = bytesOfHex(proof.seed);
  const total = totalWeight(proof.odds);
  const ticket = await drawTicket(await hmac(key), proof, total);
  return {
    seed: (await sha256(key)) === proof.commitment,
    odds: (await sha256(new TextEncoder().encode(oddsText(proof.odds)))) === proof.oddsHash,
    ticket: ticket === proof.ticket,
    prize: prizeOfTicket(proof.odds, ticket).prizeId === proof.prizeId,
  };
}

/** Throws a RangeError for a text that isn't hex. */
export function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})+$/.test(hex)) throw new RangeError('A seed is written in hex.');
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  );
}

export const hexOfBytes = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
