import { createHmac } from 'node:crypto';
import { drawTicket, prizeOfTicket } from '../../../domain/wheel/draw.ts';
import { totalWeight } from '../../../domain/wheel/odds.ts';
import type { WheelView } from '../../wheel/service.ts';
import type { DemoDeps } from '../deps.ts';

/** A member number with which a spin wins this prize; only the demonstration, which holds the key, can look for one. */
export async function luckyNumber(
  { secrets }: Pick<DemoDeps['deps'], 'secrets'>,
  { odds, seeds: { current } }: Pick<WheelView, 'odds' | 'seeds'>,
  spinNumber: number,
  prizeId: string | undefined,
): Promise<string> {
  const entries = odds.filter(({ out }) => out === null);
  const isInPlay = entries.some(({ id }) => id === prizeId);
  const seed = secrets.open('wheel-seed', current.id, current.sealed);
  const hmac = (message: string) => createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();
  for (let number = 4_821_350_917_600_000; ; number += 1) {
    const memberNumber = String(number);
    const ticket = await drawTicket(hmac, { memberNumber, spinNumber }, totalWeight(entries));
    if (!isInPlay || prizeOfTicket(entries, ticket).id === prizeId) return memberNumber;
  }
}
