import type { RequestContext, SessionMember } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { SignupRow } from './queries/signupRow.ts';
import { relate } from '../referrals/service.ts';
import { emailKey, updateProfile } from '../session/service.ts';
import { findOwnDraft } from './draft.ts';
import { hasFinished } from './finished.ts';
import { findHome } from './home.ts';
import { mergeData, changeSignup, findDraftById, updateDraft, type Draft } from './store.ts';

/**
 * Moves a stranger's draft to the member: after the emailed link, on any device, or in the browser where the sign-up
 * began. An existing member loses nothing; only missing data is filled in. Returns whether anything was moved.
 */
export async function joinDraft(
  ctx: RequestContext,
  member: SessionMember,
  row: SignupRow,
): Promise<boolean> {
  const linked = row.signup !== null && !row.signup.verified;
  const here = await findOwnDraft(ctx);
  const mine =
    here !== null && here.memberId !== member.id && belongsTo(here, row) && !hasFinished(row) ? here : null;
  if (!linked && mine === null) return false;
  await transaction(ctx.db, async (tx) => {
    const who = { memberId: member.id, brandId: ctx.brand.id, now: ctx.now };
    const sent =
      linked && row.signup.draftId !== null
        ? await findDraftById(tx, ctx.brand.id, row.signup.draftId)
        : null;
    await changeSignup(tx, who, { verifiedAt: ctx.now });
    // Someone else may have sent the same address, so this browser's draft wins.
    const draft = mine?.email != null ? mine : (sent ?? mine);
    if (draft !== null) await moveDraft(tx, ctx, draft, linked && draft.email !== null);
  });
  return true;

  async function moveDraft(
    tx: Db,
    { brand, now }: RequestContext,
    draft: Draft,
    replaces: boolean,
  ): Promise<void> {
    const { postalCode, firstName, lastName, referralCode, termsAt, data } = draft;
    const home =
      postalCode !== null && (replaces || row.postalCode === null)
        ? await findHome(tx, brand, postalCode)
        : null;
    await updateProfile(tx, brand.id, member.id, {
      ...(home === null ? {} : { postalCode: home.zip, timeZone: home.timeZone }),
      ...(firstName !== null && (replaces || row.firstName === '') ? { firstName } : {}),
      ...(lastName !== null && (replaces || row.lastName === '') ? { lastName } : {}),
    });
    const who = { memberId: member.id, brandId: brand.id, now };
    await mergeData(tx, who, data);
    if (termsAt !== null) await changeSignup(tx, who, { termsAt });
    if (referralCode !== null) await relate(tx, ctx.deps, { ...who, kind: 'referrer', code: referralCode });
    await updateDraft(tx, draft.id, { memberId: member.id });
  }
}

/** A draft with an address belongs to that person, one without to the browser's user. */
function belongsTo(draft: Draft, { email }: Pick<SignupRow, 'email'>): boolean {
  return draft.memberId === null && (draft.email === null || emailKey(draft.email) === emailKey(email));
}
