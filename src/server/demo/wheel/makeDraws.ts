import { wheelMonth } from '../../../domain/wheel/wheelDay.ts';
import type { Brand } from '../../brands/service.ts';
import { ManualClock } from '../../platform/clock.ts';
import { saveShippingAddress } from '../../session/service.ts';
import {
  changePlayer,
  drawWinner,
  markSeen,
  redeemPrize,
  spinWheel,
  viewWheel,
} from '../../wheel/service.ts';
import type { DemoDeps } from '../deps.ts';
import { homeAddress } from '../homeAddress.ts';
import { DEMO_REASON, type DemoMember } from '../record.ts';
import { grantedBy } from './grantedBy.ts';
import { luckyNumber } from './luckyNumber.ts';

const HOUR_MS = 3_600_000;

/** Months before this one, who of the cast entered, and whether staff have drawn. */
const MONTHS = [
  { months: -2, entrants: [3, 4, 5], isDrawn: true },
  { months: -1, entrants: [0, 2, 3, 5], isDrawn: false },
] as const;

/** Lets members enter the draws of the last two months, of which the earlier one has its winner. */
export async function makeDraws(
  deps: DemoDeps['deps'],
  brand: Brand,
  members: readonly DemoMember[],
): Promise<void> {
  const { country, locales } = brand.config;
  const [locale = 'en-US'] = locales;
  for (const { months, entrants, isDrawn } of MONTHS) {
    const { date: month, endsAt } = wheelMonth(country, deps.clock.now(), months);
    const drawIds = new Set<string>();
    for (const [index, member] of members.entries()) {
      if (!(entrants as readonly number[]).includes(index)) continue;
      await saveShippingAddress(deps.db, brand.id, member.memberId, homeAddress(country, member));
      const now = new Date(endsAt.getTime() - (30 + index) * HOUR_MS);
      const ctx = {
        db: deps.db,
        now,
        locale,
        brand,
        deps: { ...deps, clock: new ManualClock(now) },
        member: { id: member.memberId },
      };
      await changePlayer(ctx, { confirmsAge: true, showsName: true });
      const wheel = await viewWheel(ctx);
      for (const draw of wheel.draws) if (draw.month === month) drawIds.add(draw.id);
      const [next] = grantedBy(wheel, now);
      const prize = wheel.odds.find(({ type }) => type === 'PRIZE_ENTRY');
      if (next === undefined) continue;
      const spun = await spinWheel(ctx, next.spin.id, {
        memberNumber: await luckyNumber(deps, wheel, next.spin.number, prize?.id),
        commitment: wheel.seeds.current.commitment,
        oddsHash: wheel.oddsHash,
      });
      await markSeen(ctx, spun.spin.id);
      const { redeemableId } = spun.spin;
      if (redeemableId !== null) await redeemPrize(ctx, redeemableId, true, null);
    }
    const drawnAt = new Date(endsAt.getTime() + 33 * HOUR_MS);
    for (const drawId of isDrawn ? drawIds : [])
      await drawWinner({ ...deps, clock: new ManualClock(drawnAt) }, brand, {
        drawId,
        actorId: null,
        reason: DEMO_REASON,
      });
  }
}
