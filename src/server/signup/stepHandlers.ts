import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { applianceAwardWatts, applianceFault, wholeInventory } from '../../domain/signup/appliances.ts';
import { isOtherUtility } from '../../domain/signup/otherUtility.ts';
import { mayBeSkipped } from '../../domain/signup/route.ts';
import { featuresOf } from '../features/service.ts';
import { say } from '../platform/messages/say.ts';
import { refused } from '../platform/errors.ts';
import { transaction } from '../platform/db/transaction.ts';
import { choosableUtilities } from '../programs/service.ts';
import { chooseUtility } from '../utility/service.ts';
import { takeInventory } from './appliances.ts';
import { draftOf } from './draft.ts';
import { recordHandback } from './handback.ts';
import { homeCodeOr } from './home.ts';
import { memberOf } from './memberOf.ts';
import { moveHome } from './moveHome.ts';
import { nextBestActions } from './nba.ts';
import { takePlugs } from './plugs.ts';
import { factsOfMember, signupState } from './state.ts';
import { changeSignup, setSkipped } from './store.ts';
import { chosenUtility } from './utilityForm.ts';
import { optionOf, otherOption } from './utilityOptions.ts';

/** The steps of a member, from the utility to the plugs. Sent late or twice they do no harm: the answer is where the sign-up stands. */
export const stepHandlers = {
  getUtilityLists: async (ctx, { query }) => {
    const { db, brand, member, locale } = ctx;
    const own = async (): Promise<string | null> =>
      (member === null
        ? (await draftOf(ctx))?.postalCode
        : (await factsOfMember(ctx, member)).row.postalCode) ?? null;
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
          ...found.map((each) => optionOf(each, each.eligibility !== null)),
          otherOption(locale, null),
        ],
      },
    };
  },

  selectUtility: async (ctx, { body }) => {
    const member = memberOf(ctx);
    const { brand, now } = ctx;
    const wanted = chosenUtility(body, brand.config.country);
    const { row } = await factsOfMember(ctx, member);
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
      if (wanted.zip !== null) await moveHome({ ...ctx, db: tx }, member, wanted.zip);
      await chooseUtility(tx, {
        ...who,
        utilityId: known?.id ?? null,
        freeText: wanted.freeText,
        zip: wanted.zip ?? row.postalCode,
      });
      // The choice is an answer: what was left out because there was none is asked again.
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
    const member = memberOf(ctx);
    if (!mayBeSkipped(step)) throw refused(say('signup.notSkippable'), { code: 'NOT_SKIPPABLE' });
    await setSkipped(ctx.db, { memberId: member.id, brandId: ctx.brand.id, now: ctx.now }, [step], true);
    return { status: 200, ...(await signupState(ctx)) };
  },

  sendAppliances: async (ctx, { body: { appliances } }) => {
    const member = memberOf(ctx);
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
    await takeInventory(ctx, member.id, wholeInventory(appliances));
    return { status: 200, ...(await signupState(ctx)) };
  },

  sendPlugs: async (ctx, { body: { count, address } }) => {
    const shippingAddress = await takePlugs(ctx, memberOf(ctx), count, address ?? null);
    return { status: 200, ...(await signupState({ ...ctx, member: { ...memberOf(ctx), shippingAddress } })) };
  },

  pingHandback: async (ctx, { params: { id } }) => {
    await recordHandback(ctx, memberOf(ctx).id, id);
    return { status: 200, body: { ok: true } };
  },

  getSignupNba: async (ctx) => {
    const { facts } = await factsOfMember(ctx, memberOf(ctx));
    const wanted = (await featuresOf(ctx)).some(
      ({ key, isEnabled }) => key === 'signup_next_best_action' && isEnabled,
    );
    const watts = applianceAwardWatts(ctx.brand.config.wattConversionRate, ctx.deps.config.appliancePoints);
    return {
      status: 200,
      body: { actions: wanted ? nextBestActions(facts, 'Signup', watts, ctx.locale) : [] },
    };
  },
} satisfies Partial<SubjectHandlers<'signup'>>;
