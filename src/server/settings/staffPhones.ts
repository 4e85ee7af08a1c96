import { reasonFaults, record } from '../audit/service.ts';
import type { MemberContext } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { readMemberAccess } from '../session/service.ts';
import { addPhone, confirmPhone, deletePhone, sendTestText } from './phones.ts';
import { listPhones } from './store/phones.ts';
import { hasSmsConsent } from './store/subscriptions.ts';

interface PhoneChange {
  readonly memberId: string;
  readonly number: string;
  readonly what: 'CONFIRM' | 'REMOVE' | 'SEND_CODE' | 'SEND_TEST';
  readonly reason: string;
}

const ACTIONS = {
  CONFIRM: 'member.phoneConfirm',
  REMOVE: 'member.phoneRemove',
  SEND_CODE: 'member.phoneCode',
  SEND_TEST: 'member.phoneTest',
} as const;

/** Removing a number that is gone, or confirming one that is confirmed, changes nothing. */
export async function changePhone(
  { brand, db, deps, member, now }: MemberContext,
  { memberId, number, what, reason }: PhoneChange,
): Promise<{ readonly refusal: RefusedChange } | null> {
  const faults = reasonFaults(reason);
  if (faults.length > 0) return invalid(faults);
  return transaction(db, async (tx) => {
    const access = await readMemberAccess(tx, brand.id, memberId);
    if (access === null) return refusal('NOT_FOUND', say('session.noSuchMember'));
    if (access.isStaff) return refusal('NOT_ALLOWED', say('session.member.isStaff'));
    const known = (await listPhones(tx, memberId, now)).find((each) => each.number === number);
    if (known === undefined)
      return what === 'REMOVE' ? null : refusal('NOT_FOUND', say('settings.staffPhone.gone'));
    const phone = { brandId: brand.id, memberId, number, now };
    if (what === 'REMOVE') await deletePhone(deps, tx, phone);
    else if (what === 'SEND_TEST') {
      if (!known.verified || !(await hasSmsConsent(tx, brand.id, number)))
        return refusal('NOT_ALLOWED', say('settings.staffPhone.noTexts'));
      if (!(await sendTestText(deps, tx, phone)))
        return refusal('NOT_ALLOWED', say('settings.staffPhone.wait'));
    } else if (known.verified) return null;
    else if (what === 'CONFIRM') await confirmPhone(deps, tx, phone);
    else {
      const sent = await addPhone(deps, tx, { ...phone, consent: null });
      if (sent.kind === 'wait') return refusal('NOT_ALLOWED', say('settings.staffPhone.wait'));
    }
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId: brand.id,
      actorId: member.id,
      action: ACTIONS[what],
      subject: `member:${memberId}`,
      reason: reason.trim(),
      before: known,
      after: what === 'REMOVE' ? null : { number, verified: known.verified || what === 'CONFIRM' },
    });
    return null;
  });
}
