import { LOAD_KEYS } from '../../domain/notifications/messageLoad.ts';
import { choosableEntries, honouredKeys } from '../../domain/notifications/messagePreferences.ts';
import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { isOwner } from '../platform/access/household.ts';
import type { MemberContext, RequestContext, SessionMember } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { transaction } from '../platform/db/transaction.ts';
import { refused } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import { readSettings } from './readSettings.ts';
import { findSmsNumber } from './store/phones.ts';
import { hasSmsConsent, insertSmsConsents, saveSwitches } from './store/subscriptions.ts';

/**
 * Switches notifications. Text messages need a verified number with consent, which is stored with its wording.
 * Source: SET-11 to SET-32, SET-34; decisions, Events and devices.
 */
export const subscriptionHandlers: Pick<SubjectHandlers<'settings'>, 'saveSubscriptions'> = {
  saveSubscriptions: async (ctx, { body: { subscriptions: wanted, sms_consent: consent } }) => {
    const member = ctx.member;
    const known = new Set(offeredKeys(ctx));
    const foreign = Object.keys(wanted).find((key) => !known.has(key));
    if (foreign !== undefined)
      throw refused(say('settings.noSuchSubscription'), {
        code: 'NO_SUCH_SUBSCRIPTION',
        fields: { subscriptions: say('settings.noSuchSubscription') },
      });
    // As the member read it.
    const wording = consent === true ? (await readSettings(ctx, member)).sms_consent_text : null;
    await transaction(ctx.db, async (tx) => {
      await updateConsent(
        tx,
        ctx,
        member,
        { given: consent, wording },
        Object.entries(wanted).some(([key, on]) => on && key.endsWith('_sms')),
      );
      await saveSwitches(tx, member.id, wanted);
    });
    return { status: 200, body: await readSettings(ctx, member) };
  },
};

/** The brand's switches (SET-32) that some message to this reader honors. */
function offeredKeys({ brand, member }: MemberContext): readonly string[] {
  return [...honouredKeys(choosableEntries(brand.config.subscriptions, isOwner(member))), ...LOAD_KEYS];
}

async function updateConsent(
  tx: Db,
  ctx: RequestContext,
  member: SessionMember,
  { given, wording }: { readonly given: boolean | undefined; readonly wording: string | null },
  needed: boolean,
): Promise<void> {
  const number = await findSmsNumber(tx, member.id);
  if (number === null) {
    if (needed || given === true) throw refused(say('settings.smsNoNumber'), { code: 'NO_NUMBER' });
    return;
  }
  const current = await hasSmsConsent(tx, ctx.brand.id, number);
  if (needed && !(given ?? current))
    throw refused(say('settings.smsConsentNeeded'), { code: 'CONSENT_NEEDED' });
  if (given === undefined || given === current) return;
  await insertSmsConsents(tx, [
    {
      id: ctx.deps.newId(),
      brand: ctx.brand.id,
      number,
      memberId: member.id,
      given,
      source: 'settings',
      wording,
      at: ctx.now,
    },
  ]);
}
