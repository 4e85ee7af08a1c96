import { isHiddenBySso } from '../../../domain/brands/ssoHides.ts';
import { deletionDueAt, whyNoDeletion, type NoDeletion } from '../../../domain/account/deletionRules.ts';
import { ATTRIBUTE } from '../../../domain/session/attributeKeys.ts';
import type { Deps, MemberContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { refused } from '../../platform/errors.ts';
import { say } from '../../platform/messages/say.ts';
import { demandLogIn, loadProfile, saveAttributes, type SessionService } from '../../session/service.ts';
import { insertDeletion, withdrawDeletion } from '../store/deletions.ts';

/** Why this member can't delete their account here; null: they can. */
export async function readWhyNoDeletion(ctx: MemberContext): Promise<NoDeletion | null> {
  const profile = await loadProfile(ctx);
  return whyNoDeletion({
    isOwnedByProvider: isHiddenBySso(ctx.brand.config, 'delete_account', {
      ssoLogin: profile?.ssoLogin === true,
    }),
    isStaff: ctx.member.isAdmin,
  });
}

/** Asks for the deletion of the account, which begins when the days to take it back are over. */
export async function askForDeletion(
  ctx: MemberContext,
  sessions: SessionService,
  { password, understood }: { readonly password?: string | undefined; readonly understood: boolean },
): Promise<void> {
  const { brand, db, deps, member, now } = ctx;
  const why = await readWhyNoDeletion(ctx);
  if (why === 'staff') throw refused(say('account.staffStay'), { code: 'STAFF' });
  if (why === 'provider') throw refused(say('account.providerDeletes'), { code: 'PROVIDER' });
  if (!understood)
    throw refused(say('account.notUnderstood'), { fields: { understood: say('account.notUnderstood') } });
  await demandLogIn(ctx, sessions, password);
  await transaction(db, (tx) => beginDeletion(tx, deps, { brandId: brand.id, memberId: member.id, now }));
}

/** Has the account end when the days to take it back are over, and tells the member. False: that was asked for already. */
export async function beginDeletion(
  tx: Db,
  { newId, notify }: Pick<Deps, 'newId' | 'notify'>,
  { brandId, memberId, now }: { readonly brandId: string; readonly memberId: string; readonly now: Date },
): Promise<boolean> {
  const [id, dueAt] = [newId(), deletionDueAt(now)];
  if (!(await insertDeletion(tx, { id, brand: brandId, memberId, askedAt: now, dueAt }))) return false;
  await saveAttributes(tx, memberId, { [ATTRIBUTE.accountDeletedAt]: dueAt.toISOString() });
  await notify.send(tx, {
    brandId,
    memberId,
    template: 'account-deletion',
    values: { untilAt: dueAt.toISOString() },
    key: `account-deletion:${id}`,
  });
  return true;
}

/** The member keeps the account. Does nothing if there is nothing to take back. */
export async function takeDeletionBack({ db, member }: MemberContext): Promise<void> {
  await transaction(db, (tx) => endDeletion(tx, member.id));
}

/** False: there is nothing to take back. */
export async function endDeletion(tx: Db, memberId: string): Promise<boolean> {
  if (!(await withdrawDeletion(tx, memberId))) return false;
  await saveAttributes(tx, memberId, { [ATTRIBUTE.accountDeletedAt]: '' });
  return true;
}
