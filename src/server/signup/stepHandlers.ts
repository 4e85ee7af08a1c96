import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { payText } from '../../domain/ledger/payText.ts';
import { applianceFault, wholeInventory } from '../../domain/signup/appliances.ts';
import { isOtherUtility } from '../../domain/signup/otherUtility.ts';
import { mayBeSkipped } from '../../domain/signup/route.ts';
import { readFeatures } from '../features/service.ts';
import { isOwner } from '../platform/access/household.ts';
import { say } from '../platform/messages/say.ts';
import { refused } from '../platform/errors.ts';
import { transaction } from '../platform/db/transaction.ts';
import { choosableUtilities } from '../programs/service.ts';
import { chooseUtility } from '../utility/service.ts';
import { saveAppliances } from './appliances.ts';
import { findOwnDraft } from './draft.ts';
import { recordHandback } from './handback.ts';
import { homeCodeOr } from './home.ts';
import { moveHome } from './moveHome.ts';
import { nextBestActions } from './nba.ts';
import { savePlugs } from './plugs.ts';
import { readMemberFacts, signupState } from './state.ts';
import { changeSignup, setSkipped } from './store.ts';
import { chosenUtility } from './utilityForm.ts';
import { toOption, otherOption } from './utilityOptions.ts';

/** A member's steps, from utility to plugs. Late or repeated calls are harmless: the answer is the current state. */
export const stepHandlers = {
  getUtilityLists: async (ctx, { query }) => {
    const { db, brand, member, locale } = ctx;
    const own = async (): Promise<string | null> =>
      (member === null
        ? (await findOwnDraft(ctx))?.postalCode
        : (await readMemberFacts(ctx, member)).row.postalCode) ?? null;
    const zip =
      query.zip === undefined || query.zip.trim() === ''
        ? await own()
        : homeCodeOr(query.zip, brand.config.country, 'zip');
    const found = await choosableUtilities(db, brand.id, zip);
    return {
      status: 200,
      body: {
        zip,
        utilities: [
          ...found.map((each) => toOption(each, each.eligibility !== null)),
          otherOption(locale, null),
        ],
      },
    };
  },

  selectUtility: async (ctx, { body }) => {
    const member = ctx.member;
    const { brand, now } = ctx;
    const wanted = chosenUtility(body, brand.config.country);
    const { row } = await readMemberFacts(ctx, member);
    const known = isOtherUtility(wanted.utility)
      ? null
      : (await choosableUtilities(ctx.db, brand.id, null)).find(({ id }) => id === wanted.utility);
    if (known === undefined)
      throw refused(say('signup.noSuchUtility'), {
        code: 'INVALID',
        fields: { utility: say('signup.noSuchUtility') },
      });
    await transaction(ctx.db, async (tx) => {
      const who = { memberId: member.id, brandId: brand.id, now };
      if (wanted.zip !== null) await moveHome({ ...ctx, db: tx }, member.id, wanted.zip);
      await chooseUtility(tx, {
        ...who,
        utilityId: known?.id ?? null,
        freeText: wanted.freeText,
        zip: wanted.zip ?? row.postalCode,
      });
      // Choosing a utility reopens the steps that were skipped for lack of one.
      await setSkipped(
        tx,
        who,
        ['select_utility', 'connect_utility', 'connect_utility_oauth', 'check_eligible', 'utility_outage'],
        false,
      );
      if (wanted.extras !== null) await changeSignup(tx, who, { utilityExtras: wanted.extras });
    });
    return { status: 200, ...(await signupState(ctx)) };
  },

  skipSignupStep: async (ctx, { params: { step } }) => {
    const member = ctx.member;
    if (!mayBeSkipped(step)) throw refused(say('signup.notSkippable'), { code: 'NOT_SKIPPABLE' });
    await setSkipped(ctx.db, { memberId: member.id, brandId: ctx.brand.id, now: ctx.now }, [step], true);
    return { status: 200, ...(await signupState(ctx)) };
  },

  sendAppliances: async (ctx, { body: { appliances } }) => {
    const member = ctx.member;
    const fault = applianceFault(appliances);
    if (fault !== null)
      throw refused(
        fault.fault === 'unknown' ? say('signup.applianceUnknown') : say('signup.applianceTwice'),
        {
          code: 'INVALID',
          fields: {
            appliances: say(fault.fault === 'unknown' ? 'signup.applianceUnknown' : 'signup.applianceTwice'),
          },
        },
      );
    await saveAppliances(ctx, member.id, wholeInventory(appliances));
    return { status: 200, ...(await signupState(ctx)) };
  },

  sendPlugs: async (ctx, { body: { count, address } }) => {
    await savePlugs(ctx, ctx.member, count, address ?? null);
    return { status: 200, ...(await signupState(ctx)) };
  },

  pingHandback: async (ctx, { params: { id } }) => {
    await recordHandback(ctx, ctx.member.id, id);
    return { status: 200, body: { ok: true } };
  },

  getSignupNba: async (ctx) => {
    const { facts } = await readMemberFacts(ctx, ctx.member);
    const wanted = (await readFeatures(ctx)).some(
      ({ key, isEnabled }) => key === 'signup_next_best_action' && isEnabled,
    );
    const pay = payText(ctx.deps.config.appliancePoints, ctx.brand.config, ctx.locale);
    return {
      status: 200,
      body: {
        actions: wanted && isOwner(ctx.member) ? nextBestActions(facts, 'Signup', pay, ctx.locale) : [],
      },
    };
  },
} satisfies Partial<SubjectHandlers<'signup'>>;
