import type { RestHandlerOf } from '../../../codegen/rest/handlers.ts';
import { say } from '../platform/messages/say.ts';
import { refused, RequestError } from '../platform/errors.ts';
import { transaction } from '../platform/db/transaction.ts';
import { KNOWN_BROWSER_COOKIE } from '../platform/http/cookies.ts';
import { logsInBySso, updateProfile, type SessionService } from '../session/service.ts';
import { passCaptcha } from './captcha.ts';
import { writeDraft } from './draft.ts';
import { LETTER_JOB, type LetterJob } from './letter.ts';
import { personOf } from './person.ts';
import { signupState, strangerSignup } from './state.ts';
import { changeSignup, updateDraft } from './store.ts';

/** The same form again so soon is a second click, not a wish for a second letter. */
const doubleClickMs = 10_000;

/**
 * SGN-04. A stranger: the letter is a job, for known and unknown addresses alike, so that neither answer nor time tells
 * which it was. A member corrects the name, and confirms by it what was taken over from an earlier system.
 */
export function sendFull(sessions: SessionService): RestHandlerOf<'sendFull'> {
  return async (ctx, { body }) => {
    const { db, brand, member, now, deps } = ctx;
    const person = personOf(body, member === null);
    if (member !== null) {
      const { firstName, lastName } = person;
      await updateProfile(db, brand.id, member.id, { firstName, lastName });
      const who = { memberId: member.id, brandId: brand.id, now };
      if (member.wasInLegacy) await changeSignup(db, who, { legacyConfirmedAt: now });
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
    await passCaptcha(ctx, body.captcha_token ?? null);

    return transaction(db, async (tx) => {
      const within = { ...ctx, db: tx };
      const referral = body.referral_code == null ? {} : { referralCode: body.referral_code };
      const { before, draft, cookies } = await writeDraft(within, () => ({
        ...person,
        termsAt: now,
        ...referral,
      }));
      const letter =
        before?.letterAt == null ||
        before.email !== person.email ||
        now.getTime() - before.letterAt.getTime() >= doubleClickMs;
      const asked = letter
        ? await updateDraft(tx, draft.id, { letterAt: now, letters: draft.letters + 1 })
        : draft;
      if (letter)
        await deps.jobs.send(tx, LETTER_JOB, {
          brandId: brand.id,
          draftId: asked.id,
          letter: asked.letters,
        } satisfies LetterJob);
      return { status: 200, body: await strangerSignup(within, asked), cookies };
    });
  };
}
