import { reasonFaults, record } from '../../audit/service.ts';
import type { MemberContext } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { optIn, optOut, readOptSituation, type OptOutcome } from './opting.ts';

export interface AnswerByStaff {
  readonly memberId: string;
  readonly eventId: string;
  readonly answer: 'in' | 'out';
  readonly reason: string;
}

/**
 * Staff join or leave an event for a member who asked for it, by the rules for members: joining closes when the event starts. The
 * member is written to. A repeated answer changes nothing.
 */
export async function answerByStaff(
  { brand, db, deps, member, now }: MemberContext,
  { memberId, eventId, answer, reason }: AnswerByStaff,
): Promise<{ readonly refusal: RefusedChange } | null> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  return transaction(db, async (tx) => {
    const home = { brandId: brand.id, memberId, eventId };
    const before = (await readOptSituation(tx, home))?.situation.opt ?? null;
    const outcome = await (answer === 'in' ? optIn : optOut)(tx, { ...home, now });
    if (!outcome.done) return refusal('NOT_ALLOWED', whyNot(outcome));
    if (before === answer) return null;
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId: brand.id,
      actorId: member.id,
      action: answer === 'in' ? 'member.joinEvent' : 'member.leaveEvent',
      subject: `member:${memberId}`,
      reason: reason.trim(),
      before: { opt: before },
      after: { opt: answer, eventId },
    });
    await deps.notify.send(tx, {
      brandId: brand.id,
      memberId,
      template: 'event-answered',
      values: { eventId, answer },
      key: `event-answered:${deps.newId()}`,
    });
    return null;
  });
}

function whyNot({ reason }: Exclude<OptOutcome, { readonly done: true }>) {
  switch (reason) {
    case 'on-vacation':
      return say('events.forMember.onVacation');
    case 'already-started':
      return say('events.forMember.started');
    case 'cancelled':
      return say('events.cancelled');
    case 'ended':
      return say('events.over');
    default:
      return say('events.forMember.notInvited');
  }
}
