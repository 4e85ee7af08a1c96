import { toLocalDate } from '../../domain/meter/zone.ts';
import { csvTable, spreadsheetText } from '../../domain/settlement/csvText.ts';
import type { MemberContext } from '../platform/context.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { readBonuses, type BonusMovement } from './queries/bonus.ts';

const REASONS = {
  'appliance-inventory': () => say('rewards.bonus.appliances'),
  'promo-code': ({ code }: BonusMovement) =>
    code === null ? say('rewards.bonus.promo') : say('rewards.bonus.promoCode', { code }),
  referral: () => say('rewards.bonus.referral'),
  'referral-boosted': () => say('rewards.bonus.boosted'),
  'referral-welcome': () => say('rewards.bonus.welcome'),
  'staff-adjustment': () => say('rewards.bonus.adjustment'),
  'wheel-prize': () => say('rewards.bonus.wheel'),
} as const;

/** The member's bonus points as CSV, in their language; dates are those of the home's zone. Source: MKT-11. */
export async function bonusCsv({ brand, db, locale, member }: MemberContext): Promise<string> {
  const movements = await readBonuses(db, { brandId: brand.id, memberId: member.id });
  return csvTable([
    [say('rewards.bonus.date'), say('rewards.bonus.reason'), say('rewards.bonus.points')].map((column) =>
      inWords(locale, column),
    ),
    ...movements.map((movement) => [
      toLocalDate(member.timeZone, movement.bookedAt.getTime() / 1_000),
      spreadsheetText(inWords(locale, REASONS[movement.cause](movement))),
      movement.watts / brand.config.wattConversionRate,
    ]),
  ]);
}
