import type { MeterFileServicePoint } from '../../domain/meter/meterFile.ts';
import { sourcePays } from '../../domain/meter/readings.ts';
import type { ReadingSource } from '../../domain/meter/readings.ts';
import type { Db } from '../platform/db/db.ts';
import type { NewId } from '../platform/ids.ts';
import type { Secrets } from '../platform/secrets.ts';
import { MeterLinkedElsewhere } from './linkedElsewhere.ts';
import type { MeterOwner } from './imports.ts';
import { insertMeters, lockMeters, releaseMeter, verifyMeters } from './store.ts';
import type { StoredMeter } from './store.ts';

export interface LinkParts {
  readonly newId: NewId;
  readonly secrets: Secrets;
}

/**
 * Finds or makes the meters of a file and locks them until the end of the transaction, so that two files for one meter
 * come one after the other. A meter belongs to one member over all brands: somebody else's is refused. A member's own
 * upload is only a claim, though; a utility or an operator who brings the meter for another member wins against it,
 * or a forged file could keep a home from ever being connected. The first member keeps the unpaid readings.
 * @returns the meters by their numbers.
 */
export async function linkMeters(tx: Db, { newId, secrets }: LinkParts, owner: MeterOwner, points: readonly MeterFileServicePoint[], source: ReadingSource, now: Date): Promise<Map<string, StoredMeter>> {
  const verified = sourcePays(source);
  // In the order of their hashes, so that two transactions cannot wait for each other.
  const wanted = points.map(({ number }) => ({ number, hash: secrets.keyedHash('service-point', number) })).sort((a, b) => (a.hash < b.hash ? -1 : 1));
  const hashes = wanted.map(({ hash }) => hash);
  const insert = (): Promise<void> =>
    insertMeters(tx, { ...owner, verified, createdAt: now }, wanted.map(({ number, hash }) => ({ id: newId(), numberHash: hash, numberLast4: lastFour(number) })));

  await insert();
  let meters = await lockMeters(tx, hashes);
  const foreign = meters.filter(({ memberId }) => memberId !== owner.memberId);
  if (foreign.length > 0) {
    if (!verified || foreign.some((meter) => meter.verified)) throw new MeterLinkedElsewhere();
    for (const { id } of foreign) await releaseMeter(tx, id);
    await insert();
    meters = await lockMeters(tx, hashes);
  }
  const claimed = meters.filter((meter) => !meter.verified).map(({ id }) => id);
  if (verified && claimed.length > 0) await verifyMeters(tx, claimed);
  const byHash = new Map(meters.map((meter) => [meter.numberHash, meter]));
  return new Map(wanted.flatMap(({ number, hash }) => {
    const meter = byHash.get(hash);
    return meter ? [[number, meter] as const] : [];
  }));
}

/** The end of a meter's number as it is shown: of an address, that of its last part. */
export function lastFour(number: string): string {
  const part = number.split(/[/:]/).pop() ?? '';
  return part.replace(/[^\p{L}\p{N}]/gu, '').slice(-4);
}
