import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import { formatEnergy } from '../../domain/format/energy.ts';
import { LEAST_SHARED_WH } from '../../domain/events/sharedPicture.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { pictureAnswer } from '../platform/pictures/sharedPicture.ts';
import { invitationFor } from './invitation.ts';
import { readSavedWh } from './queries/invitation.ts';
import { relate } from './service.ts';

export const referralHandlers: SubjectHandlers<'referrals'> = {
  /** SES-37. */
  relateUser: async (ctx, { body: { kind, code } }) => {
    const { brand, db, member, now } = ctx;
    await relate(db, ctx.deps, { brandId: brand.id, memberId: member.id, kind, code, now });
    return { status: 200, body: { ok: true } };
  },

  getInvitation: async (ctx, { query: { code } }) => ({
    status: 200,
    body: { invitation: await invitationFor(ctx, code) },
  }),

  getReferralPicture: async ({ brand, db, locale, member }, { query: { figure } }) => {
    const savedWh = figure === 'none' ? 0 : await readSavedWh(db, { brandId: brand.id, memberId: member.id });
    const { productName: product } = wordsFor(brand, locale);
    const saved = savedWh < LEAST_SHARED_WH ? null : formatEnergy(savedWh, locale, 'kWh');
    return pictureAnswer(brand.theme.light, {
      lead: inWords(locale, say(saved === null ? 'referrals.picture.invites' : 'referrals.picture.saved')),
      figure: saved ?? product,
      foot: inWords(
        locale,
        say(saved === null ? 'referrals.picture.join' : 'referrals.picture.with', { product }),
      ),
    });
  },
};
