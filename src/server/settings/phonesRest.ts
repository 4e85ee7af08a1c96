import type { RestHandlers } from '../../../codegen/rest/handlers.ts';
import type { PhoneAnswer } from '../../../codegen/rest/types.ts';
import { MOST_PHONES } from '../../domain/settings/phoneLimits.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import type { MemberContext } from '../platform/context.ts';
import { refused, RequestError } from '../platform/errors.ts';
import { addPhone, deletePhone, replacePhone, verifyPhone, type PhoneScope } from './phones.ts';
import { e164, exampleNumber, formatNumber, takesTexts } from './phoneNumber.ts';
import { listPhones } from './store/phones.ts';

/** The member's phone numbers. Source: SET-05 to SET-10. */
export const phoneHandlers: Pick<RestHandlers, 'addPhone' | 'verifyPhone' | 'deletePhone'> = {
  addPhone: async (ctx, { body: { phone_1: text, consent } }) => {
    const phone = parsePhone(ctx, text);
    if (!takesTexts(phone.number))
      throw refusedNumber(
        say('settings.phoneNotMobile', { example: exampleNumber(ctx.brand.config.country) }),
        'NOT_A_MOBILE_NUMBER',
      );
    const adding = await addPhone(ctx.deps, ctx.db, { ...phone, consent: consent ?? null });
    const number = formatNumber(phone.number);
    switch (adding.kind) {
      case 'code-sent':
        return answer(ctx, { info: say('settings.phoneCodeSent', { number }) });
      case 'verified-before':
        return answer(ctx, { info: say('settings.phoneVerifiedBefore', { number }) });
      case 'too-many':
        throw refusedNumber(say('settings.phoneTooMany', { most: MOST_PHONES }), 'TOO_MANY_NUMBERS');
      case 'wait':
        throw new RequestError(429, say('settings.phoneWait', { seconds: adding.seconds }), {
          code: 'TOO_MANY',
          retryAfter: adding.seconds,
        });
    }
  },

  verifyPhone: async (ctx, { body: { phone_1: text, verify_1: code } }) => {
    const verifying = await verifyPhone(ctx.deps, ctx.db, { ...parsePhone(ctx, text), code });
    switch (verifying.kind) {
      case 'verified':
        return answer(ctx, { success: say('settings.phoneAdded') });
      case 'unknown':
        throw refusedNumber(say('settings.phoneUnknown'), 'NO_SUCH_NUMBER');
      case 'spent':
        throw refusedCode(say('settings.phoneCodeSpent'), 'CODE_SPENT');
      case 'wrong':
        throw refusedCode(say('settings.phoneCodeWrong', { left: verifying.left }), 'CODE_WRONG');
      case 'wait':
        throw new RequestError(429, say('session.tooManyTries', { seconds: verifying.seconds }), {
          code: 'TOO_MANY',
          retryAfter: verifying.seconds,
        });
    }
  },

  deletePhone: async (ctx, { body: { phone_1: text, replaced_by: replacement } }) => {
    const phone = parsePhone(ctx, text);
    if (replacement !== undefined) {
      const { number } = parsePhone(ctx, replacement);
      if (await replacePhone(ctx.db, phone, number)) {
        const numbers = { number: formatNumber(phone.number), replacement: formatNumber(number) };
        return answer(ctx, { info: say('settings.phoneKept', numbers) });
      }
    }
    await deletePhone(ctx.deps, ctx.db, phone);
    return answer(ctx, { success: say('settings.phoneRemoved') });
  },
};

function parsePhone(ctx: MemberContext, text: string): PhoneScope {
  const { country } = ctx.brand.config;
  const number = e164(text, country);
  if (number === null)
    throw refusedNumber(say('settings.phoneNotANumber', { example: exampleNumber(country) }), 'NOT_A_NUMBER');
  return { brandId: ctx.brand.id, memberId: ctx.member.id, number, now: ctx.now };
}

async function answer(
  ctx: MemberContext,
  { success, info }: { success?: Sentence; info?: Sentence },
): Promise<{ status: 200; body: PhoneAnswer }> {
  const words = (sentence: Sentence | undefined): string | null =>
    sentence === undefined ? null : inWords(ctx.locale, sentence);
  const phones = await listPhones(ctx.db, ctx.member.id, ctx.now);
  return { status: 200, body: { success: words(success), info: words(info), phone_numbers: phones } };
}

const refusedNumber = (sentence: Sentence, code: string): RequestError =>
  refused(sentence, { code, fields: { phone_1: sentence } });
const refusedCode = (sentence: Sentence, code: string): RequestError =>
  refused(sentence, { code, fields: { verify_1: sentence } });
