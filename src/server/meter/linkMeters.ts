import { contradict } from '../../domain/meter/contradict.ts';
import type { MeterFile, MeterFileServicePoint } from '../../domain/meter/meterFile.ts';
import { sourcePays } from '../../domain/meter/readings.ts';
import type { ReadingSource } from '../../domain/meter/readings.ts';
import { toPackedDays } from '../../domain/meter/toPackedDays.ts';
import type { Db } from '../platform/db/db.ts';
import type { NewId } from '../platform/ids.ts';
import type { Secrets } from '../platform/secrets.ts';
import { MeterLinkedElsewhere } from './linkedElsewhere.ts';
import type { MeterOwner } from './imports.ts';
import { insertMeters, lockMeters, readDays, releaseMeter, verifyMeters } from './store.ts';
import type { StoredMeter } from './store.ts';

export interface LinkParts {
  readonly newId: NewId;
  readonly secrets: Secrets;
}

/** A meter of the file, by its number. */
interface Wanted {
  readonly point: MeterFileServicePoint;
  readonly hash: string;
}

/**
 * Finds or makes the meters of a file and locks them until the end of the transaction, so that two files for one meter
 * come one after the other. A meter belongs to one member over all brands: somebody else's is refused. A member's own
 * upload is only a claim, though; a utility or an operator who brings the meter for another member wins against it,
 * or a forged file could keep a home from ever being connected. The first member keeps the unpaid readings.
 *
 * Green Button has no number but the address of the usage point, and there are utilities that write the same one for every
 * home. So an address whose readings contradict those that another member has there is no meter's name: it counts for
 * this member alone. The same readings as those of the first home there stay a second link, and are refused; of the
 * homes after it, it is the market that says so (Duplicate).
 * @returns the meters by their numbers.
 */
export async function linkMeters(tx: Db, { newId, secrets }: LinkParts, owner: MeterOwner, { format, servicePoints }: Pick<MeterFile, 'format' | 'servicePoints'>, source: ReadingSource, now: Date): Promise<Map<string, StoredMeter>> {
  const verified = sourcePays(source);
  const hashOf = (text: string): string => secrets.keyedHash('service-point', text);
  const alone = (number: string): string => hashOf(`${number}\n${owner.memberId}`);
  const hold = async (wanted: readonly Wanted[]): Promise<StoredMeter[]> => {
    await insertMeters(tx, { ...owner, verified, createdAt: now }, wanted.map(({ point, hash }) => ({ id: newId(), numberHash: hash, numberLast4: lastFour(point.number) })));
    return lockMeters(tx, wanted.map(({ hash }) => hash));
  };

  const own = format === 'green-button' ? await lockMeters(tx, servicePoints.map(({ number }) => alone(number))) : [];
  const ownHashes = new Set(own.map(({ numberHash }) => numberHash));
  const named = servicePoints.map((point): Wanted => ({ point, hash: ownHashes.has(alone(point.number)) ? alone(point.number) : hashOf(point.number) }));
  let wanted = inOrder(named);
  let meters = await hold(wanted);
  const foreign = meters.filter(({ memberId }) => memberId !== owner.memberId);
  if (foreign.length > 0) {
    const moved = new Set<string>();
    for (const meter of foreign) {
      const point = wanted.find(({ hash }) => hash === meter.numberHash)?.point;
      if (verified && !meter.verified) await releaseMeter(tx, meter.id);
      else if (format === 'green-button' && point !== undefined && (await isAnother(tx, meter, point, source))) moved.add(meter.numberHash);
      else throw new MeterLinkedElsewhere();
    }
    wanted = inOrder(wanted.map(({ point, hash }) => ({ point, hash: moved.has(hash) ? alone(point.number) : hash })));
    meters = await hold(wanted);
  }
  const claimed = meters.filter((meter) => !meter.verified).map(({ id }) => id);
  if (verified && claimed.length > 0) await verifyMeters(tx, claimed);
  const byHash = new Map(meters.map((meter) => [meter.numberHash, meter]));
  return new Map(wanted.flatMap(({ point, hash }) => {
    const meter = byHash.get(hash);
    return meter ? [[point.number, meter] as const] : [];
  }));
}

/** By their hashes, so that two transactions cannot wait for each other. */
function inOrder(wanted: readonly Wanted[]): Wanted[] {
  return [...wanted].sort((a, b) => (a.hash < b.hash ? -1 : 1));
}

/** Whether a meter of somebody else cannot be the one of the file, by what its latest days say. */
async function isAnother(tx: Db, meter: StoredMeter, { channels }: MeterFileServicePoint, source: ReadingSource): Promise<boolean> {
  const days = toPackedDays(channels.import, source);
  const keys = days.map(({ utcDay }) => ({ servicePointId: meter.id, channel: 'import' as const, utcDay }));
  const known = await readDays(tx, keys);
  return contradict([...known.values()], days);
}

/** The end of a meter's number as it is shown: of an address, that of its last part. */
export function lastFour(number: string): string {
  const part = number.split(/[/:]/).pop() ?? '';
  return part.replace(/[^\p{L}\p{N}]/gu, '').slice(-4);
}
