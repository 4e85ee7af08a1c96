import type { BrandConfig } from '../../../domain/brands/types.ts';
import type { InternalKey } from '../../../domain/features/roleKeys.ts';
import { record } from '../../audit/service.ts';
import type { Deps } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { emailKey, type SessionService } from '../service.ts';
import { spendMemberTokens } from '../store/accounts.ts';
import { insertMember } from '../store/members.ts';
import { deleteSecondFactors } from '../store/secondFactors.ts';
import { grantRoles, lockStaffMember, revokeRoles, type StaffMember } from '../store/staffMembers.ts';
import { deletePendingLogins } from '../store/twoFactor.ts';

type StaffDeps = Pick<Deps, 'db' | 'clock' | 'newId'>;

export interface StaffGrant {
  readonly brand: Pick<BrandConfig, 'id' | 'country'>;
  readonly timeZone: string;
  readonly email: string;
  readonly roleKeys: readonly InternalKey[];
  readonly reason: string;
}

export interface GrantedStaff {
  readonly member: StaffMember;
  readonly isNew: boolean;
  /** Role keys the member did not have before. */
  readonly added: readonly string[];
}

/**
 * Makes someone staff, creating the member if needed. Existing keys stay. Run from the command line, so the audit
 * entry has no actor.
 */
export function addStaff(
  { db, clock, newId }: StaffDeps,
  { brand, timeZone, email, roleKeys, reason }: StaffGrant,
): Promise<GrantedStaff> {
  const now = clock.now();
  const key = emailKey(email);
  return transaction(db, async (tx) => {
    const before = await lockStaffMember(tx, brand.id, key);
    const id = before?.id ?? newId();
    if (before === null)
      await insertMember(tx, {
        id,
        brand: brand.id,
        email: email.trim(),
        emailKey: key,
        timeZone,
        country: brand.country,
        createdAt: now,
      });
    await grantRoles(tx, id, roleKeys, now);
    const member = await lockStaffMember(tx, brand.id, key);
    if (member === null) throw new Error('A member who was just written is not there.');
    const added = member.roleKeys.filter((each) => before?.roleKeys.includes(each) !== true);
    if (added.length > 0 || before?.isAdmin !== true) {
      await record(tx, {
        id: newId(),
        at: now,
        brandId: brand.id,
        actorId: null,
        action: 'staff.add',
        subject: `member:${id}`,
        reason,
        before: toRights(before),
        after: toRights(member),
      });
    }
    return { member, isNew: before === null, added };
  });
}

/** Revokes all staff rights and sessions; the member stays. Null when no staff member has that address. */
export function removeStaff(
  { db, clock, newId }: StaffDeps,
  sessions: SessionService,
  order: { readonly brandId: string; readonly email: string; readonly reason: string },
): Promise<StaffMember | null> {
  const { brandId, email, reason } = order;
  return transaction(db, async (tx) => {
    const before = await lockStaffMember(tx, brandId, emailKey(email));
    if (before === null || (!before.isAdmin && before.roleKeys.length === 0)) return null;
    await revokeRights(tx, sessions, before.id, clock.now());
    await record(tx, {
      id: newId(),
      at: clock.now(),
      brandId,
      actorId: null,
      action: 'staff.remove',
      subject: `member:${before.id}`,
      reason,
      before: toRights(before),
      after: { isAdmin: false, roleKeys: [] },
    });
    return before;
  });
}

/** Nothing is left to come back with: no role key, session, mailed link or second factor. */
export async function revokeRights(
  tx: Db,
  sessions: Pick<SessionService, 'endAll'>,
  memberId: string,
  now: Date,
): Promise<void> {
  await revokeRoles(tx, memberId);
  await deleteSecondFactors(tx, memberId);
  await deletePendingLogins(tx, memberId);
  await spendMemberTokens(tx, memberId, now);
  await sessions.endAll(tx, memberId, null);
}

export function toRights(member: StaffMember | null) {
  return member === null ? null : { isAdmin: member.isAdmin, roleKeys: member.roleKeys };
}
