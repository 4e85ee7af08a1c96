import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { MOST_TYPED_BYTES, secretIn } from '../../domain/signup/typedData.ts';
import { say } from '../platform/messages/say.ts';
import { refused } from '../platform/errors.ts';
import { passwordRefusal, type SessionService } from '../session/service.ts';
import { writeDraft } from './draft.ts';
import { homeCodeOr, findHome } from './home.ts';
import { moveHome } from './moveHome.ts';
import { sendFull } from './sendFull.ts';
import { readMemberFacts, signupState, strangerSignup } from './state.ts';
import { saveStepData } from './store.ts';
import { sendWaitlist } from './waitlist.ts';

/**
 * Calls shared by strangers and members, and the first password. Source: SGN-04, SGN-05, SGN-11, SGN-18 to SGN-21.
 */
export function signupHandlers(sessions: SessionService) {
  return {
    getSignup: async (ctx) => ({ status: 200, ...(await signupState(ctx)) }),

    checkZipEligibility: async ({ db, brand }, { query }) => {
      const { zip, eligibility, utilityShortName, notYet } = await findHome(
        db,
        brand,
        homeCodeOr(query.zip, brand.config.country, 'zip'),
      );
      return {
        status: 200,
        body: { zip, eligibility, utility_short_name: utilityShortName, not_yet: notYet !== null },
      };
    },

    sendZipCode: async (ctx, { body }) => {
      const { brand, member } = ctx;
      const postalCode = homeCodeOr(body.zip_code, brand.config.country, 'zip_code');
      if (member !== null) {
        await moveHome(ctx, member.id, postalCode);
        return { status: 200, ...(await signupState(ctx)) };
      }
      const { draft, cookies } = await writeDraft(ctx, () => ({ postalCode }));
      return { status: 200, body: await strangerSignup(ctx, draft), cookies };
    },

    joinWaitlist: sendWaitlist,

    saveSignupData: async (ctx, { body: { step, data } }) => {
      const secret = secretIn(step, data);
      if (secret !== null)
        throw refused(say('signup.secret'), {
          code: 'SECRET',
          ...(secret === true ? {} : { fields: { [`data.${secret}`]: say('signup.secret') } }),
        });
      if (Buffer.byteLength(JSON.stringify(data)) > MOST_TYPED_BYTES)
        throw refused(say('platform.bodyTooLarge'), { code: 'TOO_LARGE' });
      if (ctx.member !== null) {
        await saveStepData(
          ctx.db,
          { memberId: ctx.member.id, brandId: ctx.brand.id, now: ctx.now },
          step,
          data,
        );
        return { status: 200, body: { ok: true } };
      }
      const { cookies } = await writeDraft(ctx, (before) => {
        const all = { ...before?.data, [step]: data };
        if (Buffer.byteLength(JSON.stringify(all)) > MOST_TYPED_BYTES)
          throw refused(say('platform.bodyTooLarge'), { code: 'TOO_LARGE' });
        return { data: all };
      });
      return { status: 200, body: { ok: true }, cookies };
    },

    sendFull: sendFull(sessions),

    sendSignupPassword: async (ctx, { body }) => {
      const member = ctx.member;
      const person = await sessions.findPerson(ctx.db, ctx.brand.id, member.id);
      const fault = passwordRefusal(body.password, ctx, person);
      if (fault !== null) throw refused(fault, { fields: { password: fault } });
      const { facts } = await readMemberFacts(ctx, member);
      // Only the first password; changing it requires the current one.
      if (!facts.passwordSet && !facts.ssoLogin) {
        await sessions.changePassword(ctx.db, {
          memberId: member.id,
          password: body.password,
          keepSessionId: ctx.session.id,
          now: ctx.now,
        });
      }
      return { status: 200, ...(await signupState(ctx)) };
    },
  } satisfies Partial<SubjectHandlers<'signup'>>;
}
