import type { RestHandlerOf } from '../../../codegen/rest/handlers.ts';
import { say } from '../platform/messages/say.ts';
import { refused, RequestError } from '../platform/errors.ts';
import { transaction } from '../platform/db/transaction.ts';
import { KNOWN_BROWSER_COOKIE } from '../platform/http/cookies.ts';
import { loadProfile, logsInBySso, updateProfile, type SessionService } from '../session/service.ts';
import { verifyCaptcha } from './captcha.ts';
import { writeDraft } from './draft.ts';
import { SIGNUP_EMAIL_JOB, type SignupEmailJob } from './signupEmail.ts';
import { parsePerson } from './person.ts';
import { signupState, strangerSignup } from './state.ts';
import { changeSignup, updateDraft } from './store.ts';

/** The same form within this time is a double click, not a request for a second email. */
const doubleClickMs = 10_000;

/**
 * SGN-04. For strangers the email is a job, for known and unknown addresses alike, so that neither answer nor timing
 * reveals which it was. Members correct their name, which also confirms data imported from an earlier system.
 */
export function sendFull(sessions: SessionService): RestHandlerOf<'sendFull'> {
  return async (ctx, { body }) => {
    const { db, brand, member, now, deps } = ctx;
    const person = parsePerson(body, member === null);
    if (member !== null) {
      const { firstName, lastName } = person;
      await updateProfile(db, brand.id, member.id, { firstName, lastName });
      const who = { memberId: member.id, brandId: brand.id, now };
      if ((await loadProfile(ctx))?.wasInLegacy === true)
        await changeSignup(db, who, { legacyConfirmedAt: now });
      return { status: 200, ...(await signupState(ctx)) };
    }
    if (logsInBySso(ctx)) throw refused(say('signup.singleSignOn'), { code: 'SINGLE_SIGN_ON' });
    const seconds = await sessions.countLinkRequest(db, {
      brandId: brand.id,
      now,
      email: person.email,
      address: ctx.client.address,
      knownBrowser: ctx.client.cookies[KNOWN_BROWSER_COOKIE],
    });
    if (seconds > 0)
      throw new RequestError(429, say('session.tooManyTries', { seconds }), {
        code: 'TOO_MANY',
        retryAfter: seconds,
      });
    await verifyCaptcha(ctx, body.captcha_token ?? null);

    return transaction(db, async (tx) => {
      const within = { ...ctx, db: tx };
      const referral = body.referral_code == null ? {} : { referralCode: body.referral_code };
      const { before, draft, cookies } = await writeDraft(within, () => ({
        ...person,
        termsAt: now,
        ...referral,
      }));
      const sendsEmail =
        before?.emailRequestedAt == null ||
        before.email !== person.email ||
        now.getTime() - before.emailRequestedAt.getTime() >= doubleClickMs;
      const updated = sendsEmail
        ? await updateDraft(tx, draft.id, {
            emailRequestedAt: now,
            emailsRequested: draft.emailsRequested + 1,
          })
        : draft;
      if (sendsEmail)
        await deps.jobs.send(tx, SIGNUP_EMAIL_JOB, {
          brandId: brand.id,
          draftId: updated.id,
          letter: updated.emailsRequested,
        } satisfies SignupEmailJob);
      return { status: 200, body: await strangerSignup(within, updated), cookies };
    });
  };
}
