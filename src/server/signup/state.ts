import type { Signup } from '../../../codegen/rest/types.ts';
import { accountSetupStatus } from '../../domain/signup/accountSetup.ts';
import { applianceAwardWatts } from '../../domain/signup/appliances.ts';
import { OTHER_UTILITY } from '../../domain/signup/otherUtility.ts';
import { signupRoute, signupStep, type SignupFacts } from '../../domain/signup/route.ts';
import { takingPart } from '../../domain/utility/takingPart.ts';
import { readFeatures, strangerFeatures } from '../features/service.ts';
import { orderSignupPlugs } from '../offers/service.ts';
import type { CookieChange, RequestContext, SessionMember } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { unauthorized } from '../platform/errors.ts';
import { readSignupRow, type SignupRow } from './queries/signupRow.ts';
import { logsInBySso, updateProfile } from '../session/service.ts';
import { waitingEmail } from '../utility/service.ts';
import { draftCookie, findOwnDraft, SIGNUP_COOKIE } from './draft.ts';
import { memberFacts, memberTakingPart, strangerFacts } from './facts.ts';
import { findHome } from './home.ts';
import { joinDraft } from './join.ts';
import { changeSignup, type Draft } from './store.ts';
import { toOption, otherOption } from './utilityOptions.ts';

export interface SignupState {
  readonly body: Signup;
  readonly cookies: readonly CookieChange[];
}

/** The caller's sign-up. */
export async function signupState(ctx: RequestContext): Promise<SignupState> {
  return ctx.member === null
    ? { body: await strangerSignup(ctx, await findOwnDraft(ctx)), cookies: [] }
    : memberSignup(ctx, ctx.member);
}

export async function strangerSignup(ctx: RequestContext, draft: Draft | null): Promise<Signup> {
  const { brand, db } = ctx;
  const home = draft?.postalCode == null ? null : await findHome(db, brand, draft.postalCode);
  const features = await strangerFeatures(ctx);
  const facts = strangerFacts(draft, home, features, logsInBySso(ctx));
  return {
    ...progress(facts),
    member: false,
    data: draft === null ? {} : { ...draft.data, ...sentFields(draft) },
    mail_sent_to: draft?.email ?? null,
    waiting_email:
      draft === null || home === null || home.notYet === null
        ? null
        : await waitingEmail(db, draft.id, home.notYet),
    zip: home && {
      zip: home.zip,
      eligibility: home.eligibility,
      utility_short_name: home.utilityShortName,
      not_yet: home.notYet !== null,
    },
    utility: null,
    connection: null,
    connects_by: null,
    utility_widget_state: null,
    utility_widget_substate: null,
    utility_in_outage: false,
    phone: null,
    appliances: [],
    appliance_watts: applianceAwardWatts(brand.config.wattConversionRate, ctx.deps.config.appliancePoints),
    plugs: null,
    shipping_address: null,
    handback_id: null,
    taking_part: takingPart({ connection: null, inProgram: false, area: facts.zip }),
  };
}

async function memberSignup(ctx: RequestContext, member: SessionMember): Promise<SignupState> {
  const { row, facts } = await readMemberFacts(ctx, member);
  await recordProgress(ctx, member, row, facts);
  const { utility, signup, phones } = row;
  const body: Signup = {
    ...progress(facts),
    member: true,
    data: { ...signup?.data, ...sentFields(row), ...sentByMember(row) },
    mail_sent_to: null,
    waiting_email: null,
    zip:
      row.postalCode === null || facts.zip === null
        ? null
        : {
            zip: row.postalCode,
            eligibility: facts.zip,
            utility_short_name: row.coverage?.shortName ?? null,
            not_yet: facts.notYet,
          },
    utility:
      utility !== null
        ? toOption(utility, utility.covers)
        : row.utilityChosen
          ? otherOption(ctx.locale, row.otherUtility)
          : null,
    connection: facts.connection?.method ?? null,
    connects_by: utility?.method ?? null,
    utility_widget_state: utility?.state ?? null,
    utility_widget_substate: utility?.substate ?? null,
    utility_in_outage: facts.outage,
    phone: phones?.find(({ verified }) => !verified)?.number ?? null,
    appliances: (row.appliances ?? []).map(({ kind, count }) => ({ kind, count })),
    appliance_watts: applianceAwardWatts(
      ctx.brand.config.wattConversionRate,
      ctx.deps.config.appliancePoints,
    ),
    plugs: signup?.plugs ?? null,
    shipping_address: row.shippingAddress,
    handback_id: row.partnerCode,
    taking_part: memberTakingPart(row),
  };
  // The browser's draft has been moved to this member or belongs to someone else; either way its cookie is done.
  return { body, cookies: ctx.client.cookies[SIGNUP_COOKIE] === undefined ? [] : [draftCookie(null)] };
}

/** Reads the member's facts after moving the stranger's draft, if there is one. */
export async function readMemberFacts(
  ctx: RequestContext,
  member: SessionMember,
): Promise<{ row: SignupRow; facts: SignupFacts }> {
  const read = async (): Promise<SignupRow> => {
    const row = await readSignupRow(ctx.db, member.id, ctx.brand.id);
    if (row === null) throw unauthorized();
    return row;
  };
  const before = await read();
  const row = (await joinDraft(ctx, member, before)) ? await read() : before;
  return { row, facts: memberFacts(row, await readFeatures(ctx)) };
}

/**
 * Records what follows from the facts: terms accepted by single sign-on, the account's progress, and that the
 * dashboard was reached.
 */
async function recordProgress(
  ctx: RequestContext,
  member: SessionMember,
  row: SignupRow,
  facts: SignupFacts,
): Promise<void> {
  const status = accountSetupStatus(facts);
  // Both links to the provider say that following them accepts the terms.
  if (row.ssoLogin && !facts.finished && row.signup?.terms !== true)
    await changeSignup(
      ctx.db,
      { memberId: member.id, brandId: ctx.brand.id, now: ctx.now },
      { termsAt: ctx.now },
    );
  if (status !== row.accountSetupStatus)
    await updateProfile(ctx.db, ctx.brand.id, member.id, { accountSetupStatus: status });
  if (!facts.finished && signupStep(facts) === 'dashboard') {
    await transaction(ctx.db, async (tx) => {
      await changeSignup(
        tx,
        { memberId: member.id, brandId: ctx.brand.id, now: ctx.now },
        { finishedAt: ctx.now },
      );
      if (facts.features.plugOffer) await orderSignupPlugs(tx, ctx, member.id, row.signup?.plugs ?? 0);
      await ctx.deps.notify.send(tx, {
        brandId: ctx.brand.id,
        memberId: member.id,
        template: 'signup-finished',
        values: memberTakingPart(row),
        key: `signup-finished:${member.id}`,
      });
    });
  }
}

function progress(facts: SignupFacts): Pick<Signup, 'step' | 'steps'> {
  return { step: signupStep(facts), steps: signupRoute(facts).map((each) => ({ ...each })) };
}

/** The same for questions only members get. */
function sentByMember({ utility, utilityChosen, otherUtility, phones }: SignupRow): Signup['data'] {
  const waiting = phones?.find(({ verified }) => !verified);
  return {
    ...(utility === null && !utilityChosen
      ? {}
      : {
          select_utility: {
            utility: utility?.id ?? OTHER_UTILITY.value,
            utility_free_text: otherUtility ?? '',
          },
        }),
    ...(waiting === undefined ? {} : { connect_phone: { phone_1: waiting.number } }),
  };
}

/** Submitted values win over later unsent input. */
function sentFields({
  postalCode,
  firstName,
  lastName,
  email,
}: Pick<Draft, 'postalCode' | 'firstName' | 'lastName' | 'email'>): Signup['data'] {
  const named = email !== null || (firstName !== null && firstName !== '');
  return {
    ...(postalCode === null ? {} : { zip_code: { zip_code: postalCode } }),
    ...(named
      ? { full: { first_name: firstName ?? '', last_name: lastName ?? '', email: email ?? '' } }
      : {}),
  };
}
