import { isHiddenBySso } from '../../../domain/brands/ssoHides.ts';
import { deletionDueAt, whyNoDeletion, type NoDeletion } from '../../../domain/account/deletionRules.ts';
import { ATTRIBUTE } from '../../../domain/session/attributeKeys.ts';
import type { MemberContext } from '../../platform/context.ts';
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
  const dueAt = deletionDueAt(now);
  await transaction(db, async (tx) => {
    const id = deps.newId();
    const isFirst = await insertDeletion(tx, {
      id,
      brand: brand.id,
      memberId: member.id,
      askedAt: now,
      dueAt,
    });
    if (!isFirst) return;
    await saveAttributes(tx, member.id, { [ATTRIBUTE.accountDeletedAt]: dueAt.toISOString() });
    await deps.notify.send(tx, {
      brandId: brand.id,
      memberId: member.id,
      template: 'account-deletion',
      values: { untilAt: dueAt.toISOString() },
      key: `account-deletion:${id}`,
    });
  });
}

/** The member keeps the account. Does nothing if there is nothing to take back. */
export async function takeDeletionBack({ db, member }: MemberContext): Promise<void> {
  await transaction(db, async (tx) => {
    if (await withdrawDeletion(tx, member.id))
      await saveAttributes(tx, member.id, { [ATTRIBUTE.accountDeletedAt]: '' });
  });
}
