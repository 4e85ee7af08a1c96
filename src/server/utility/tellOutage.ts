import { eq, sql } from 'drizzle-orm';
import { utilityOf, type UtilityFacts } from '../programs/service.ts';
import { outageEndReaders, outageReaders, type OutageReader } from '../readmodels/outageReaders.ts';
import type { UtilityDeps } from './deps.ts';
import { utilityPartners } from './tables.ts';

/** So many members are told in one statement. */
const TOLD_AT_ONCE = 500;

type NotifyDeps = Pick<UtilityDeps, 'clock' | 'db' | 'notify'>;

/**
 * Tells members that their utility is away, and that it is back, whoever said so: once of each outage. Stopped in the middle,
 * it begins again; whoever was told is not told twice.
 */
export async function tellOutage(deps: NotifyDeps, utilityId: string, signal: AbortSignal): Promise<void> {
  const { db } = deps;
  const utility = await utilityOf(db, utilityId);
  if (utility === null) return;
  const [kept] = await db.select().from(utilityPartners).where(eq(utilityPartners.utilityId, utilityId));
  const [began, toldOf] = [utility.outageBeganAt, kept?.membersToldOf ?? null];
  if (began?.getTime() === toldOf?.getTime()) return;
  // Back and away again before anybody looked: it is away.
  if (began !== null) await tellAway(deps, utility, began, signal);
  else if (toldOf !== null) await tellBack(deps, utility, toldOf, signal);
  if (signal.aborted) return;
  // Who has told of a later one meanwhile has written that down.
  const isSame = sql`${utilityPartners.membersToldOf} is not distinct from ${toldOf?.toISOString() ?? null}::timestamptz`;
  await db
    .insert(utilityPartners)
    .values({ utilityId, membersToldOf: began })
    .onConflictDoUpdate({
      target: utilityPartners.utilityId,
      set: { membersToldOf: began },
      setWhere: isSame,
    });
}

async function tellAway(
  { db, clock, notify }: NotifyDeps,
  { id: utilityId, brandId, shortName, outageEndAt }: UtilityFacts,
  began: Date,
  signal: AbortSignal,
): Promise<void> {
  const untilAt = outageEndAt !== null && outageEndAt > clock.now() ? outageEndAt.toISOString() : null;
  for await (const readers of batches(
    (after) => outageReaders(db, { utilityId, after, limit: TOLD_AT_ONCE }),
    signal,
  )) {
    await notify.sendAll(
      db,
      readers.map(({ memberId }) => ({
        brandId,
        memberId,
        template: 'utility-outage',
        values: { utility: shortName, untilAt },
        key: `utility-outage:${utilityId}:${began.getTime()}:${memberId}`,
      })),
    );
  }
}

async function tellBack(
  { db, notify }: NotifyDeps,
  { id: utilityId, brandId, shortName }: UtilityFacts,
  began: Date,
  signal: AbortSignal,
): Promise<void> {
  for await (const readers of batches(
    (after) => outageEndReaders(db, { utilityId, after, limit: TOLD_AT_ONCE }, began),
    signal,
  )) {
    await notify.sendAll(
      db,
      readers.map(({ memberId, connected }) => ({
        brandId,
        memberId,
        template: 'utility-back',
        values: { utility: shortName, connected: connected ? 'yes' : 'no' },
        key: `utility-back:${utilityId}:${began.getTime()}:${memberId}`,
      })),
    );
  }
}

async function* batches(
  read: (after: string | null) => Promise<OutageReader[]>,
  signal: AbortSignal,
): AsyncGenerator<readonly OutageReader[]> {
  let after: string | null = null;
  while (!signal.aborted) {
    const found: OutageReader[] = await read(after);
    yield found;
    const last = found.at(-1);
    if (last === undefined || found.length < TOLD_AT_ONCE) return;
    after = last.memberId;
  }
}
