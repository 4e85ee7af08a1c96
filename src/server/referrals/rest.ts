import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import { formatEnergy } from '../../domain/format/energy.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { invitationFor } from './invitation.ts';
import { drawPicture } from './picture.ts';
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
    // Less than a tenth of a kilowatt-hour isn't worth sharing.
    const saved = savedWh < 100 ? null : formatEnergy(savedWh, locale, 'kWh');
    const body = await drawPicture(brand.theme.light, {
      lead: inWords(locale, say(saved === null ? 'referrals.picture.invites' : 'referrals.picture.saved')),
      figure: saved ?? product,
      foot: inWords(
        locale,
        say(saved === null ? 'referrals.picture.join' : 'referrals.picture.with', { product }),
      ),
    });
    return {
      status: 200,
      headers: { 'content-type': 'image/png', 'cache-control': 'private, no-store' },
      body,
    };
  },
};
