import { reasonFaults, record } from '../audit/service.ts';
import { findEvent, demandResult } from '../events/service.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { settleEvent } from '../settlement/service.ts';
import { readResult, type ResultRecord } from './result.ts';

interface ResultOf {
  readonly memberId: string;
  readonly eventId: string;
}

/** A result as it was, and as settling it again makes it. */
export interface SettledAgain {
  readonly before: ResultRecord;
  readonly after: ResultRecord;
}

type Refused = { readonly refusal: RefusedChange };

/** What settling a result again would make of it. Nothing is kept: the work is undone. */
export async function foreseeSettling(
  ctx: RequestContext,
  result: ResultOf,
): Promise<SettledAgain | Refused> {
  const undone = new Undone();
  try {
    await transaction(ctx.db, async (tx) => {
      undone.found = await settle(ctx, tx, result);
      throw undone;
    });
  } catch (error) {
    if (error !== undone || undone.found === null) throw error;
  }
  if (undone.found === null) throw new Error('Settling was foreseen, and nothing came of it.');
  return undone.found;
}

/** Ends a transaction without keeping its work. */
class Undone extends Error {
  found: SettledAgain | Refused | null = null;
}

/** Settles one member's result of an event again, from the readings and rules as they are now. The same data give the same result. */
export async function settleAgain(
  ctx: MemberContext,
  { reason, ...result }: ResultOf & { readonly reason: string },
): Promise<SettledAgain | Refused> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const { brand, db, deps, member, now } = ctx;
  return transaction(db, async (tx) => {
    if (result.memberId === member.id) return refusal('NOT_ALLOWED', say('wallet.settle.own'));
    const settled = await settle(ctx, tx, result);
    if ('refusal' in settled) return settled;
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId: brand.id,
      actorId: member.id,
      action: 'member.settle',
      subject: `member:${result.memberId}`,
      reason: reason.trim(),
      before: toAudit(result.eventId, settled.before),
      after: toAudit(result.eventId, settled.after),
    });
    return settled;
  });
}

async function settle(
  ctx: RequestContext,
  tx: Db,
  { memberId, eventId }: ResultOf,
): Promise<SettledAgain | Refused> {
  const { brand, deps, now } = ctx;
  const before = await readResult({ ...ctx, db: tx }, memberId, eventId);
  if (before === null) return refusal('NOT_FOUND', say('wallet.settle.unknown'));
  const event = await findEvent(tx, brand.id, eventId);
  const isDue =
    event?.status === 'ENDED' && (await demandResult(tx, { brandId: brand.id, memberId, eventId }, now));
  if (!isDue) return refusal('NOT_ALLOWED', say('wallet.settle.closed'));
  await settleEvent({ ...deps, db: tx }, brand.id, eventId, { memberId });
  const after = await readResult({ ...ctx, db: tx }, memberId, eventId);
  if (after === null) throw new Error('A result that was just settled is not there.');
  return { before, after };
}

const toAudit = (
  event: string,
  { settlement, revision, usualWattHours, usedWattHours, reductionWattHours, points }: ResultRecord,
) => ({ event, settlement, revision, usualWattHours, usedWattHours, reductionWattHours, points });
