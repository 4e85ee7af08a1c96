import { homeCode } from '../../domain/signup/homeCode.ts';
import { reasonFaults, record } from '../audit/service.ts';
import type { MemberContext, RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { changeMeter, chooseUtility, foreseeMove, type ForeseenMove } from '../utility/service.ts';
import { findHome } from './home.ts';
import { moveHome } from './moveHome.ts';

interface Refused {
  readonly refusal: RefusedChange;
}

export interface MoveByStaff {
  readonly memberId: string;
  readonly postalCode: string;
  /** The utility there that the member named; null: theirs if it delivers there, else they choose themselves. */
  readonly utilityId: string | null;
  /** The home has another meter, even if the utility stays. */
  readonly hasNewMeter: boolean;
  readonly reason: string;
}

export interface MovePreview extends ForeseenMove {
  readonly postalCode: string;
  readonly timeZone: string;
}

/** What a move would mean, or why there is no such place. */
export async function previewMove(
  { db, brand, now }: RequestContext,
  memberId: string,
  typed: string,
): Promise<MovePreview | Refused> {
  const found = homeCode(typed, brand.config.country);
  if (found.kind !== 'code') {
    const { country } = brand.config;
    const message =
      found.kind === 'none'
        ? say('signup.notAPostalCode', { country })
        : say('signup.postalCodeAbroad', { country, other: found.country });
    return invalid([{ field: 'postalCode', message }]);
  }
  const zip = found.code;
  const foreseen = await foreseeMove(db, { brandId: brand.id, memberId, zip, now });
  if (foreseen === null) return refusal('NOT_FOUND', say('session.noSuchMember'));
  return { ...foreseen, postalCode: zip, timeZone: (await findHome(db, brand, zip)).timeZone };
}

/**
 * Staff move a member's home on their request, by the rules of Settings: time zone and utility follow the postal code, a
 * connection that ends takes its program and joined events with it. The member is written to.
 */
export async function moveByStaff(
  ctx: MemberContext,
  { memberId, postalCode, utilityId, hasNewMeter, reason }: MoveByStaff,
): Promise<Refused | null> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  const { brand, deps, member, now } = ctx;
  return transaction(ctx.db, async (tx) => {
    const scoped = { ...ctx, db: tx };
    const before = await previewMove(scoped, memberId, postalCode);
    if ('refusal' in before) return before;
    const chosen = utilityId === null ? null : before.utilities.find(({ id }) => id === utilityId);
    if (chosen === undefined) return invalid([{ field: 'utilityId', message: say('signup.move.notThere') }]);
    const home = { brandId: brand.id, memberId, zip: before.postalCode, now };
    await moveHome(scoped, memberId, before.postalCode, 'staff');
    if (chosen !== null)
      await chooseUtility(tx, { ...home, utilityId: chosen.id, freeText: null, cause: 'staff' });
    if (hasNewMeter) await changeMeter(tx, { ...home, cause: 'staff' });
    const after = await readPlace(tx, home);
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId: brand.id,
      actorId: member.id,
      action: 'member.move',
      subject: `member:${memberId}`,
      reason: reason.trim(),
      before: { utility: before.utilityName, program: before.programName },
      after: { postalCode: before.postalCode, hasNewMeter, ...after },
    });
    await deps.notify.send(tx, {
      brandId: brand.id,
      memberId,
      template: 'home-changed',
      values: {
        change: after.program === null ? 'movedOut' : 'moved',
        program: after.program ?? before.programName ?? 'none',
      },
      key: `home-changed:${deps.newId()}`,
    });
    return null;
  });
}

async function readPlace(tx: Db, home: Parameters<typeof foreseeMove>[1]) {
  const foreseen = await foreseeMove(tx, home);
  return { utility: foreseen?.utilityName ?? null, program: foreseen?.programName ?? null };
}
