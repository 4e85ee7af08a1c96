import { whyNoHandOver, type NoHandOver } from '../../../domain/account/handOverRules.ts';
import { record } from '../../audit/service.ts';
import { readTaxYearsToKeep } from '../../cashout/service.ts';
import { renameAnswers } from '../../events/service.ts';
import type { MemberContext } from '../../platform/context.ts';
import { allowRemoval } from '../../platform/db/allowRemoval.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { missing, refused } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import { say } from '../../platform/messages/say.ts';
import type { MessageId } from '../../platform/messages/texts.ts';
import {
  demandLogIn,
  emailKey,
  placeFormerOwner,
  placeOwner,
  readPersonProfile,
  type SessionService,
} from '../../session/service.ts';
import { removeLogIn } from '../deletion/removeLogIn.ts';
import { readConsequences } from '../queries/consequences.ts';
import { isAnyStaff, readPeople } from '../queries/people.ts';
import { findOpenDeletion } from '../store/deletions.ts';
import { endOwnersOwn, moveOwn } from '../store/handOver.ts';
import { insertInvitation, lockInvitation } from '../store/invitations.ts';

const WHY: Readonly<Record<NoHandOver, MessageId>> = {
  notJoined: 'account.people.notJoined',
  staff: 'account.people.staffStay',
  deletion: 'account.people.beingDeleted',
  orders: 'account.people.ordersOpen',
  tax: 'account.people.taxOpen',
};

/**
 * Makes a person of the home its owner, and the owner a person of it. What is the home's keeps its id, and so stays: meters,
 * devices, events, points and orders. The two log-ins change places with what is each one's own. What was the old owner's
 * money, such as where payouts go, ends. Both log in again.
 */
export async function handOver(
  ctx: MemberContext,
  sessions: SessionService,
  { id, password, understood }: { id: string; password?: string | undefined; understood: boolean },
): Promise<void> {
  const { brand, db, deps, member, now } = ctx;
  if (!understood)
    throw refused(say('account.notUnderstood'), { fields: { understood: say('account.notUnderstood') } });
  await demandLogIn(ctx, sessions, password);
  await transaction(db, async (tx) => {
    const row = isId(id) ? await lockInvitation(tx, member.id, id) : null;
    if (row === null) throw missing();
    const personId = row.personId;
    const why = await readWhyNot(ctx, tx, id, personId);
    if (why !== null || personId === null)
      throw refused(say(WHY[why ?? 'notJoined']), { code: (why ?? 'notJoined').toUpperCase() });
    const [owner, person] = await Promise.all([
      readPersonProfile(tx, member),
      readPersonProfile(tx, { ...member, homeId: member.id, personId }),
    ]);
    if (owner === null || person === null) throw missing();
    const formerId = deps.newId();
    await allowRemoval(tx);
    await placeFormerOwner(tx, { homeId: member.id, formerId, at: now });
    await moveOwn(tx, member.id, formerId);
    await endOwnersOwn(tx, member.id);
    await renameAnswers(tx, { homeId: member.id, formerId, personId });
    await moveOwn(tx, personId, member.id);
    await placeOwner(tx, { homeId: member.id, formerId, personId }, () =>
      removeLogIn(tx, personId, deps.newId()),
    );
    await insertInvitation(tx, {
      id: deps.newId(),
      homeId: member.id,
      email: owner.email,
      emailKey: emailKey(owner.email),
      personId: formerId,
      sentAt: now,
      expiresAt: now,
    });
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId: brand.id,
      actorId: formerId,
      action: 'people.hand-over',
      subject: `member:${member.id}`,
      reason: '',
      before: { email: owner.email },
      after: { email: person.email },
    });
    const tell = (memberId: string, role: 'owner' | 'member', other: typeof owner) =>
      deps.notify.send(tx, {
        brandId: brand.id,
        memberId,
        template: 'home-handed-over',
        values: { role, other: `${other.firstName} ${other.lastName}`.trim() || other.email },
        key: `home-handed-over:${formerId}:${role}`,
      });
    await tell(member.id, 'owner', owner);
    await tell(formerId, 'member', person);
  });
}

async function readWhyNot(
  ctx: MemberContext,
  tx: Db,
  id: string,
  personId: string | null,
): Promise<NoHandOver | null> {
  const { brand, member, now } = ctx;
  const people = await readPeople(tx, member.id);
  return whyNoHandOver({
    hasJoined: personId !== null && people.some((person) => person.id === id && person.hasJoined),
    isStaff: await isAnyStaff(tx, [member.id, personId ?? member.id]),
    isBeingDeleted: (await findOpenDeletion(tx, member.id)) !== null,
    openOrders: (await readConsequences(tx, member.id)).orders,
    taxYears: (await readTaxYearsToKeep(tx, { brand, memberId: member.id, now })).length,
  });
}
