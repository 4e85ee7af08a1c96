import { agree, contradict } from '../../domain/meter/contradict.ts';
import type { MeterFile, MeterFileServicePoint } from '../../domain/meter/meterFile.ts';
import { sourcePays, type ReadingSource } from '../../domain/meter/readings.ts';
import { toPackedDays } from '../../domain/meter/toPackedDays.ts';
import type { Db } from '../platform/db/db.ts';
import type { NewId } from '../platform/ids.ts';
import type { Secrets } from '../platform/secrets.ts';
import type { MeterOwner } from './imports.ts';
import { readStoredDays } from './storedDays.ts';
import {
  insertMeters,
  lockMeters,
  releaseMeter,
  renameMeter,
  verifyMeters,
  type StoredMeter,
} from './store/meters.ts';
import { inEnglish } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';

export interface LinkDeps {
  readonly newId: NewId;
  readonly secrets: Secrets;
}

type Point = MeterFileServicePoint;

/**
 * Finds or creates a file's meters and locks them until the transaction ends, so that two files of one meter
 * are imported one after the other.
 *
 * A meter from a utility or an operator is identified by its number alone and belongs to one member over all
 * brands: another member's is refused. A member's own upload proves nothing, so its meter is identified by
 * number and member, and blocks no one: files of many homes contain the same generic address, and any number
 * can be typed into a file. When the utility later delivers the same meter for the same member, the two
 * become one. An NMI that the utility has assigned to another member is refused in an upload, too.
 *
 * Green Button identifies a usage point only by its address, and some utilities write the same one for every
 * home. So an address whose readings contradict those of another member doesn't identify a meter and counts
 * for this member alone; an operator's file counts for this member unless the readings are the other
 * member's. Source: decisions, Meter data.
 * @returns the meters by their numbers.
 */
export async function linkMeters(
  tx: Db,
  deps: LinkDeps,
  owner: MeterOwner,
  { format, servicePoints }: Pick<MeterFile, 'format' | 'servicePoints'>,
  source: ReadingSource,
  now: Date,
): Promise<Map<string, StoredMeter>> {
  const { newId, secrets } = deps;
  const verified = sourcePays(source);
  const hashNumber = (text: string): string => secrets.keyedHash('service-point', text);
  const hashes = servicePoints.map((point) => ({
    point,
    shared: hashNumber(point.number),
    own: hashNumber(`${point.number}\n${owner.memberId}`),
  }));
  const all = hashes.flatMap(({ shared, own }) => [shared, own]).sort();
  // One round is enough unless a concurrent transaction creates one of the meters first.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const known = new Map((await lockMeters(tx, all)).map((meter) => [meter.numberHash, meter]));
    const found = new Map<string, StoredMeter>();
    const missing: { point: Point; hash: string }[] = [];
    let isChanged = false;
    for (const { point, shared, own } of hashes) {
      const [named, mine] = [known.get(shared), known.get(own)];
      if (named?.memberId === owner.memberId) found.set(point.number, named);
      else if (
        !verified ||
        mine?.verified === true ||
        (named?.verified === true &&
          format === 'green-button' &&
          (await isAnotherHome(tx, named, point, source)))
      ) {
        if (!verified && format === 'nem12' && named?.verified === true) throw new MeterLinkedElsewhere(null);
        if (mine) found.set(point.number, mine);
        else missing.push({ point, hash: own });
      } else if (named?.verified === true)
        throw new MeterLinkedElsewhere({
          holderId: named.memberId,
          numberHash: shared,
          numberLast4: lastFour(point.number),
        });
      else {
        if (named) await releaseMeter(tx, named.id);
        if (mine) await renameMeter(tx, mine.id, shared);
        else missing.push({ point, hash: shared });
        isChanged ||= mine !== undefined;
      }
    }
    if (missing.length === 0 && !isChanged) {
      const claimed = [...found.values()].filter((meter) => !meter.verified).map(({ id }) => id);
      if (verified && claimed.length > 0) await verifyMeters(tx, claimed);
      return found;
    }
    missing.sort((a, b) => (a.hash < b.hash ? -1 : 1));
    await insertMeters(
      tx,
      { ...owner, verified, createdAt: now },
      missing.map(({ point, hash }) => ({
        id: newId(),
        numberHash: hash,
        numberLast4: lastFour(point.number),
      })),
    );
  }
  throw new MeterLinkedElsewhere(null);
}

const MOST_ROUNDS = 4;

/**
 * Whether another member's meter with the same address is a different one. A utility's address counts unless
 * the readings contradict it, an operator's file only where the readings are the same.
 */
async function isAnotherHome(
  tx: Db,
  meter: StoredMeter,
  { channels }: Point,
  source: ReadingSource,
): Promise<boolean> {
  const days = toPackedDays(channels.import, source);
  const known = await readStoredDays(
    tx,
    days.map(({ utcDay }) => ({ meter, channel: 'import' as const, utcDay })),
  );
  const readings = [...known.values()].map(({ day }) => day);
  return source === 'utility' ? contradict(readings, days) : !agree(readings, days);
}

/** The end of a meter's number for display; of an address, the end of its last part. */
export function lastFour(number: string): string {
  const part = number.split(/[/:]/).pop() ?? '';
  return part.replace(/[^\p{L}\p{N}]/gu, '').slice(-4);
}

/** A delivered meter that is another member's, for staff. */
export interface ContestedMeter {
  readonly holderId: string;
  readonly numberHash: string;
  readonly numberLast4: string;
}

/**
 * A meter of the file belongs to another member. Its sentence reveals nothing about that member. Source: decisions,
 * Meter data.
 */
export class MeterLinkedElsewhere extends Error {
  static readonly sentence = say('meter.linkedElsewhere');
  override readonly name = 'MeterLinkedElsewhere';

  /** Null: the member's own upload, which proves nothing. */
  readonly contested: ContestedMeter | null;

  constructor(contested: ContestedMeter | null) {
    super(inEnglish(MeterLinkedElsewhere.sentence));
    this.contested = contested;
  }
}
