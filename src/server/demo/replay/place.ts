import type { SettlementInterval } from '../../../domain/programs/rules.ts';
import type { Deps } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { CommandFault } from '../../platform/operator/command.ts';
import { createProgram } from '../../programs/service.ts';
import { hasOverlappingEvent } from '../queries/events.ts';
import { findFirstUtility, findMemberUtility, findProgram } from '../queries/world.ts';
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
  const utilityId =
    (await findMemberUtility(deps.db, memberId)) ?? (await findFirstUtility(deps.db, brandId));
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
  const known = await findProgram(deps.db, brandId, utilityId, name);
  if (known === null) throw new CommandFault(inEnglish(saved.refusal.message));
  return known;
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
    const [start, end] = [new Date(evening.start * 1000), new Date(evening.end * 1000)];
    if (!(await hasOverlappingEvent(db, memberId, start, end))) return evening;
  }
  return null;
}
