import { brandOrigin } from '../../../domain/brands/brandOrigin.ts';
import { countryZone } from '../../../domain/brands/countryZone.ts';
import { isRoleKey, type InternalKey } from '../../../domain/features/roleKeys.ts';
import { loginAddress } from '../../../domain/session/returnTo.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import type { MemberContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange, type RefusedField } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { emailKey, type SessionService } from '../service.ts';
import { revokeRights, toRights } from './staffAccounts.ts';
import { spendMemberTokens } from '../store/accounts.ts';
import { insertMember } from '../store/members.ts';
import { deleteSecondFactors } from '../store/secondFactors.ts';
import {
  confirmRoles,
  grantRoles,
  listHolders,
  lockStaff,
  lockStaffMember,
  lockStaffMemberById,
  markInvited,
  takeRoles,
  type Holder,
  type StaffMember,
} from '../store/staffMembers.ts';
import { deletePendingLogins, forgetWrongFactors } from '../store/twoFactor.ts';

/** The key to the page of staff and roles. Someone on each brand's staff always holds it. */
export const ADMIN_KEY = 'internal_staff';
const STAFF_AREA = '/internal';

export type StaffChange = { readonly memberId: string } | { readonly refusal: RefusedChange };

interface Ordered {
  readonly memberId: string;
  readonly reason: string;
}

/**
 * Makes someone staff and emails them. A new account, or one without a password, gets a link that sets one. Whether the
 * address belongs to a member stays unknown: the outcome is the same.
 */
export async function inviteStaff(
  ctx: MemberContext,
  sessions: SessionService,
  order: { readonly email: string; readonly roleKeys: readonly string[]; readonly reason: string },
): Promise<StaffChange> {
  const email = order.email.trim();
  const { keys, faults } = checkRoles(order.roleKeys);
  const fields = [
    ...(email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
      ? [{ field: 'email', message: say('session.staffEmail') }]
      : []),
    ...faults,
    ...reasonFaults(order.reason),
  ];
  if (fields.length > 0) return invalid(fields);
  const { brand, now, deps } = ctx;
  return transaction(ctx.db, async (tx) => {
    const key = emailKey(email);
    const before = await lockStaffMember(tx, brand.id, key);
    if (before?.isAdmin === true) {
      const known = [{ field: 'email', message: say('session.staffKnown') }];
      return refusal('CONFLICT', say('session.staffKnown'), known);
    }
    const memberId = before?.id ?? deps.newId();
    const { country } = brand.config;
    if (before === null)
      await insertMember(tx, {
        id: memberId,
        brand: brand.id,
        email,
        emailKey: key,
        timeZone: countryZone(country),
        country,
        createdAt: now,
      });
    await grantRoles(tx, memberId, keys, now, ctx.member.id);
    await note(ctx, tx, 'staff.invite', { memberId, reason: order.reason }, before, {
      isAdmin: true,
      roleKeys: [...keys].sort(),
    });
    await sendInvitation(ctx, sessions, tx, { memberId, hasPassword: before?.hasPassword === true });
    return { memberId };
  });
}

/** The earlier link stops working. */
export function resendInvitation(
  ctx: MemberContext,
  sessions: SessionService,
  order: Ordered,
): Promise<StaffChange> {
  return change(ctx, order, async (tx, { id, hasPassword }) => {
    if (hasPassword) return refusal('CONFLICT', say('session.staffAccepted'));
    await note(ctx, tx, 'staff.resend', order, null, null);
    await sendInvitation(ctx, sessions, tx, { memberId: id, hasPassword });
    return null;
  });
}

/** Role keys count from the person's next request on. Refused when they have changed since they were seen. */
export function setRoles(
  ctx: MemberContext,
  order: Ordered & { readonly seen: readonly string[]; readonly roleKeys: readonly string[] },
): Promise<StaffChange> {
  const { keys, faults } = checkRoles(order.roleKeys);
  if (faults.length > 0) return Promise.resolve(invalid(faults));
  return change(ctx, order, async (tx, before, holders) => {
    if (!isSame(before.roleKeys, order.seen)) return refusal('STALE', say('session.staffRolesStale'));
    if (before.roleKeys.includes(ADMIN_KEY) && !keys.includes(ADMIN_KEY)) {
      const kept = keepsAdmin(ctx, before.id, holders);
      if (kept !== null) return kept;
    }
    const after = { isAdmin: true, roleKeys: [...keys].sort() };
    if (isSame(before.roleKeys, after.roleKeys)) return null;
    await takeRoles(
      tx,
      before.id,
      before.roleKeys.filter((key) => !after.roleKeys.some((each) => each === key)),
    );
    await grantRoles(tx, before.id, keys, ctx.now, ctx.member.id);
    await note(ctx, tx, 'staff.roles', order, before, after);
    return null;
  });
}

/** Lets roles that approve count, which a colleague has given to someone else. */
export function confirmStaffRoles(ctx: MemberContext, order: Ordered): Promise<StaffChange> {
  return change(ctx, order, async (tx, before) => {
    const roleKeys = await confirmRoles(tx, before.id, ctx.member.id);
    if (roleKeys.length === 0) return refusal('NOT_ALLOWED', say('session.staffRolesConfirm'));
    await note(ctx, tx, 'staff.rolesConfirm', order, null, { roleKeys });
    return null;
  });
}

/** For someone who lost their phone: they set up a new second factor when they log in. */
export function resetSecondFactors(
  ctx: MemberContext,
  sessions: SessionService,
  order: Ordered,
): Promise<StaffChange> {
  return change(ctx, order, async (tx, { id }) => {
    if (id === ctx.member.id) return refusal('NOT_ALLOWED', say('session.staffOwnFactors'));
    await deleteSecondFactors(tx, id);
    await deletePendingLogins(tx, id);
    await forgetWrongFactors(tx, id);
    await sessions.endAll(tx, id, null);
    await note(ctx, tx, 'staff.factorReset', order, null, null);
    return null;
  });
}

/** Takes every staff right, and ends the person's sessions at once. The member account stays. */
export function endAccess(
  ctx: MemberContext,
  sessions: SessionService,
  order: Ordered,
): Promise<StaffChange> {
  return change(ctx, order, async (tx, before, holders) => {
    if (before.id === ctx.member.id) return refusal('NOT_ALLOWED', say('session.staffOwnAccess'));
    const kept = before.roleKeys.includes(ADMIN_KEY) ? keepsAdmin(ctx, before.id, holders) : null;
    if (kept !== null) return kept;
    await revokeRights(tx, sessions, before.id, ctx.now);
    await note(ctx, tx, 'staff.end', order, before, { isAdmin: false, roleKeys: [] });
    return null;
  });
}

/** A change of someone on this brand's staff, with a reason, in one transaction. */
async function change(
  ctx: MemberContext,
  { memberId, reason }: Ordered,
  work: (
    tx: Db,
    before: StaffMember,
    holders: readonly Holder[],
  ) => Promise<{ readonly refusal: RefusedChange } | null>,
): Promise<StaffChange> {
  const fields = reasonFaults(reason);
  if (fields.length > 0) return invalid(fields);
  return transaction(ctx.db, async (tx) => {
    await lockStaff(tx, ctx.brand.id);
    const holders = await listHolders(tx, ctx.brand.id, ADMIN_KEY);
    // The one who changes may have lost the right while this waited.
    if (!holders.some(({ id }) => id === ctx.member.id))
      return refusal('NOT_ALLOWED', say('platform.forbidden'));
    const before = await lockStaffMemberById(tx, ctx.brand.id, memberId);
    if (before?.isAdmin !== true) return refusal('NOT_FOUND', say('session.staffGone'));
    return (await work(tx, before, holders)) ?? { memberId };
  });
}

/** Nobody takes their own right to this page, and the last one who has it keeps it. */
function keepsAdmin(
  ctx: MemberContext,
  memberId: string,
  holders: readonly Holder[],
): { readonly refusal: RefusedChange } | null {
  if (memberId === ctx.member.id) return refusal('NOT_ALLOWED', say('session.staffOwnAdmin'));
  return isLastAdmin(memberId, holders) ? refusal('NOT_ALLOWED', say('session.staffLastAdmin')) : null;
}

/** Whether no one else on the staff who can log in holds the key to this page. */
export function isLastAdmin(memberId: string, holders: readonly Holder[]): boolean {
  return !holders.some(({ id, hasPassword }) => id !== memberId && hasPassword);
}

function checkRoles(given: readonly string[]): {
  readonly keys: readonly InternalKey[];
  readonly faults: readonly RefusedField[];
} {
  const keys = [...new Set(given)].filter(isRoleKey);
  if (keys.length < new Set(given).size)
    return { keys, faults: [{ field: 'roleKeys', message: say('session.staffRoleUnknown') }] };
  return {
    keys,
    faults: keys.length === 0 ? [{ field: 'roleKeys', message: say('session.staffRoleMissing') }] : [],
  };
}

async function sendInvitation(
  ctx: MemberContext,
  sessions: SessionService,
  tx: Db,
  { memberId, hasPassword }: { readonly memberId: string; readonly hasPassword: boolean },
): Promise<void> {
  const { brand, now, deps } = ctx;
  const origin = brandOrigin(brand.config, deps.config);
  await markInvited(tx, memberId, now);
  let link = origin + loginAddress(STAFF_AREA);
  if (!hasPassword) {
    await spendMemberTokens(tx, memberId, now);
    const token = await sessions.issueLink(tx, { brandId: brand.id, now, memberId, purpose: 'password' });
    link = `${origin}/reset-password?${new URLSearchParams({ token, next: STAFF_AREA }).toString()}`;
  }
  await deps.notify.send(tx, {
    brandId: brand.id,
    memberId,
    template: 'staff-invitation',
    values: { link, account: hasPassword ? 'known' : 'new' },
    key: `staff-invitation:${deps.newId()}`,
  });
}

function note(
  { brand, now, member, deps }: MemberContext,
  tx: Db,
  action: string,
  { memberId, reason }: Ordered,
  before: StaffMember | null,
  after: object | null,
): Promise<void> {
  return record(tx, {
    id: deps.newId(),
    at: now,
    brandId: brand.id,
    actorId: member.id,
    action,
    subject: `member:${memberId}`,
    reason: reason.trim(),
    before: toRights(before),
    after,
  });
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key) => other.includes(key));
}
