import { and, asc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { SettlementInterval } from '../../../domain/programs/rules.ts';
import { events, participations } from '../../events/tables.ts';
import type { Deps } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { CommandFault } from '../../platform/operator/command.ts';
import { createProgram } from '../../programs/service.ts';
import { programs, utilities } from '../../programs/tables.ts';
import { utilityConnections } from '../../utility/tables.ts';
import type { Evening } from './plan.ts';
import { inEnglish } from '../../platform/messages/inWords.ts';

/**
 * The program of replayed events: one for each interval length, because the members' program may settle by
 * shorter intervals than the replayed meter has. It has no members, so a replay invites and joins no one
 * else.
 */
export async function replayProgram(
  deps: Deps,
  brandId: string,
  memberId: string,
  settlementIntervalMinutes: SettlementInterval,
): Promise<string> {
  const utilityId = await findUtility(deps.db, brandId, memberId);
  if (utilityId === null)
    throw new CommandFault(
      `The brand ${brandId} has no utility yet, so there is no program for an event. Set one up in /internal first.`,
    );
  const name = `Replayed meter files, ${settlementIntervalMinutes} minutes`;
  const saved = await createProgram(deps, {
    brandId,
    actorId: null,
    reason: 'A meter file is replayed.',
    utilityId,
    name,
    rules: { settlementIntervalMinutes },
  });
  if ('id' in saved) return saved.id;
  const [known] = await deps.db
    .select({ id: programs.id })
    .from(programs)
    .where(and(eq(programs.brand, brandId), eq(programs.utilityId, utilityId), eq(programs.name, name)));
  if (!known) throw new CommandFault(inEnglish(saved.refusal.message));
  return known.id;
}

/** The member's utility, or the first of the brand. */
async function findUtility(db: Db, brandId: string, memberId: string): Promise<string | null> {
  const [connection] = await db
    .select({ id: utilityConnections.utilityId })
    .from(utilityConnections)
    .where(eq(utilityConnections.memberId, memberId));
  if (connection) return connection.id;
  const [first] = await db
    .select({ id: utilities.id })
    .from(utilities)
    .where(eq(utilities.brand, brandId))
    .orderBy(asc(utilities.createdAt), asc(utilities.id))
    .limit(1);
  return first?.id ?? null;
}

/**
 * The latest of these evenings without another event of the member, because events of one member can't
 * overlap.
 */
export async function freeEvening(
  db: Db,
  memberId: string,
  evenings: readonly Evening[],
): Promise<Evening | null> {
  for (const evening of evenings) {
    const [other] = await db
      .select({ id: events.id })
      .from(participations)
      .innerJoin(events, eq(events.id, participations.eventId))
      .where(
        and(
          eq(participations.memberId, memberId),
          isNotNull(participations.joinedAt),
          lt(events.startAt, new Date(evening.end * 1000)),
          gt(events.endAt, new Date(evening.start * 1000)),
        ),
      )
      .limit(1);
    if (!other) return evening;
  }
  return null;
}
