import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { endCalendar, renewCalendar } from '../events/service.ts';
import { homeOf, isOwner } from '../platform/access/household.ts';
import { ownerOnly, refused } from '../platform/errors.ts';
import { saveAttributes, updateProfile } from '../session/service.ts';
import { moveHome } from '../signup/service.ts';
import { phoneHandlers } from './phonesRest.ts';
import { pictureHandlers } from './picture.ts';
import { privacyHandlers } from './privacyRest.ts';
import { profileChange } from './profileChange.ts';
import { readSettings } from './readSettings.ts';
import { supportHandlers } from './supportToken.ts';
import { subscriptionHandlers } from './subscriptions.ts';
import { vacationHandlers } from './vacation.ts';
import { say } from '../platform/messages/say.ts';

/** The member's settings. Source: SET-01, SET-02, UTL-75; decisions, Session and sign-up. */
export const settingsHandlers: Partial<SubjectHandlers<'settings'>> = {
  ...phoneHandlers,
  ...pictureHandlers,
  ...privacyHandlers,
  ...subscriptionHandlers,
  ...supportHandlers,
  ...vacationHandlers,

  renewCalendar: async (ctx) => ({ status: 200, body: await readSettings(ctx, await renewCalendar(ctx)) }),

  endCalendar: async (ctx) => ({ status: 200, body: await readSettings(ctx, await endCalendar(ctx)) }),

  getSettings: async (ctx) => ({ status: 200, body: await readSettings(ctx, ctx.member) }),

  saveSettings: async (ctx, { body }) => {
    const member = ctx.member;
    const verdict = profileChange(body, ctx.brand);
    if ('faults' in verdict) {
      const [first = say('platform.checkInput')] = Object.values(verdict.faults);
      throw refused(first, { fields: verdict.faults });
    }
    const { postalCode, autoJoin, ...profile } = verdict.change;
    if (postalCode != null && !isOwner(member)) throw ownerOnly();
    // As in sign-up, the place determines time zone and utility.
    if (postalCode != null) await moveHome(ctx, member.id, postalCode);
    await updateProfile(ctx.db, ctx.brand.id, member.id, profile);
    if (autoJoin !== undefined) await updateProfile(ctx.db, ctx.brand.id, homeOf(member), { autoJoin });
    await saveAttributes(ctx.db, member.id, body.attributes ?? {});
    return { status: 200, body: await readSettings(ctx, member) };
  },
};
