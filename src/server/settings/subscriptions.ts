import { honouredKeys } from '../../domain/notifications/messagePreferences.ts';
import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type { RequestContext, SessionMember } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { refused, unauthorized } from '../platform/errors.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { readSettings } from './readSettings.ts';
import { consentSentence } from './settingsOf.ts';
import { hasSmsConsent, saveSwitches, findSmsNumber } from './service.ts';
import { smsConsents } from './tables.ts';

/**
 * Switches notifications. A text message can be on only for a number that was verified and said yes; the yes is kept with
 * the words it was given to. Source: SET-11 to SET-32, SET-34; decisions, Events and devices.
 */
export const subscriptionHandlers: Pick<SubjectHandlers<'settings'>, 'saveSubscriptions'> = {
  saveSubscriptions: async (ctx, { body: { subscriptions: wanted, sms_consent: consent } }) => {
    const member = memberOf(ctx);
    const known = new Set(offeredKeys(ctx));
    const foreign = Object.keys(wanted).find((key) => !known.has(key));
    if (foreign !== undefined)
      throw refused(say('settings.noSuchSubscription'), {
        code: 'NO_SUCH_SUBSCRIPTION',
        fields: { subscriptions: say('settings.noSuchSubscription') },
      });
    await transaction(ctx.db, async (tx) => {
      await takeConsent(
        tx,
        ctx,
        member,
        consent,
        Object.entries(wanted).some(([key, on]) => on && key.endsWith('_sms')),
      );
      await saveSwitches(tx, member.id, wanted);
    });
    return { status: 200, body: await readSettings(ctx, member) };
  },
};

/** The switches that the brand shows (SET-32): those of its entries that some message honours. */
export function offeredKeys({ brand }: Pick<RequestContext, 'brand'>): readonly string[] {
  return honouredKeys(brand.config.subscriptions);
}

async function takeConsent(
  tx: Db,
  ctx: RequestContext,
  member: SessionMember,
  given: boolean | undefined,
  needed: boolean,
): Promise<void> {
  const number = await findSmsNumber(tx, member.id);
  if (number === null) {
    if (needed || given === true) throw refused(say('settings.smsNoNumber'), { code: 'NO_NUMBER' });
    return;
  }
  const stands = await hasSmsConsent(tx, ctx.brand.id, number);
  if (needed && !(given ?? stands))
    throw refused(say('settings.smsConsentNeeded'), { code: 'CONSENT_NEEDED' });
  if (given === undefined || given === stands) return;
  const wording = given ? inWords(ctx.locale, consentSentence(ctx)) : null;
  await tx.insert(smsConsents).values({
    id: ctx.deps.newId(),
    brand: ctx.brand.id,
    number,
    memberId: member.id,
    given,
    source: 'settings',
    wording,
    at: ctx.now,
  });
}

function memberOf({ member }: RequestContext): SessionMember {
  if (member === null) throw unauthorized();
  return member;
}
