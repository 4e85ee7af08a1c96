import type { RequestContext, SessionMember } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { SignupRow } from '../readmodels/signupRow.ts';
import { relate } from '../referrals/service.ts';
import { emailKey, updateProfile } from '../session/service.ts';
import { draftOf } from './draft.ts';
import { hasFinished } from './finished.ts';
import { homeOf } from './home.ts';
import { addData, changeSignup, findDraftById, updateDraft, type Draft } from './store.ts';

/**
 * Makes what a stranger gave the member's, when the member is there: by the mailed link, wherever it is opened, or in
 * the browser in which the sign-up began. A member who was there before loses nothing: only what is missing is filled
 * in. Answers whether anything was joined.
 */
export async function joinDraft(
  ctx: RequestContext,
  member: SessionMember,
  row: SignupRow,
): Promise<boolean> {
  const linked = row.signup !== null && !row.signup.verified;
  const here = await draftOf(ctx);
  const mine =
    here !== null && here.memberId !== member.id && fits(here, member) && !hasFinished(row) ? here : null;
  if (!linked && mine === null) return false;
  await transaction(ctx.db, async (tx) => {
    const who = { memberId: member.id, brandId: ctx.brand.id, now: ctx.now };
    const sent =
      linked && row.signup.draftId !== null
        ? await findDraftById(tx, ctx.brand.id, row.signup.draftId)
        : null;
    await changeSignup(tx, who, { verifiedAt: ctx.now });
    // Anybody may have sent the same address from elsewhere: what was sent from this very browser counts before that.
    const draft = mine?.email != null ? mine : (sent ?? mine);
    if (draft !== null) await take(tx, ctx, draft, linked && draft.email !== null);
  });
  return true;

  async function take(
    tx: Db,
    { brand, now }: RequestContext,
    draft: Draft,
    replaces: boolean,
  ): Promise<void> {
    const { postalCode, firstName, lastName, referralCode, termsAt, data } = draft;
    const home =
      postalCode !== null && (replaces || row.postalCode === null)
        ? await homeOf(tx, brand, postalCode)
        : null;
    await updateProfile(tx, brand.id, member.id, {
      ...(home === null ? {} : { postalCode: home.zip, timeZone: home.timeZone }),
      ...(firstName !== null && (replaces || row.firstName === '') ? { firstName } : {}),
      ...(lastName !== null && (replaces || row.lastName === '') ? { lastName } : {}),
    });
    const who = { memberId: member.id, brandId: brand.id, now };
    await addData(tx, who, data);
    if (termsAt !== null) await changeSignup(tx, who, { termsAt });
    if (referralCode !== null)
      await relate(tx, { memberId: member.id, kind: 'referrer', code: referralCode, now });
    await updateDraft(tx, draft.id, { memberId: member.id });
  }
}

/** A draft with an address is that person's; one without is whoever's browser it is. */
function fits(draft: Draft, member: SessionMember): boolean {
  return (
    draft.memberId === null && (draft.email === null || emailKey(draft.email) === emailKey(member.email))
  );
}
