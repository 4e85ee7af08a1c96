import { payText } from '../../../domain/ledger/payText.ts';
import { wordsFor } from '../../../domain/brands/wordsFor.ts';
import type { Brand } from '../../brands/service.ts';
import { ManualClock } from '../../platform/clock.ts';
import {
  createPrize,
  redeemPrize,
  spinWheel,
  viewWheel,
  changePlayer,
  markSeen,
} from '../../wheel/service.ts';
import type { DemoDeps } from '../deps.ts';
import { createRandom } from '../random.ts';
import { DEMO_REASON, type DemoMember } from '../record.ts';
import { grantedBy } from './grantedBy.ts';
import { makeDraws } from './makeDraws.ts';
import { luckyNumber } from './luckyNumber.ts';
import { DEMO_PRIZES } from './prizes.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Days on which members spin, and how often at most each day. */
const DAYS = 7;
const SPINS_A_DAY = 2;
/** How many of the cast spin, the demonstration's own member first. */
const PLAYERS = 6;
/** Who wins yesterday's cash. */
const LUCKY = 2;
/** Spins that members keep, so that there is something left to try. */
const KEPT = 2;

/** Puts a brand's prizes on its wheel, and lets its members spin for a week, and enter two months' draws. */
export async function makeWheel(
  { deps }: Pick<DemoDeps, 'deps'>,
  brand: Brand,
  members: readonly DemoMember[],
): Promise<void> {
  const { locales } = brand.config;
  const createdBefore = new ManualClock(new Date(deps.clock.now().getTime() - (DAYS + 1) * DAY_MS));
  for (const [place, prize] of DEMO_PRIZES.entries()) {
    const texts = Object.fromEntries(
      locales.map((locale) => {
        const [title, text] = prize[locale === 'fr-CA' ? 'fr' : 'en'];
        const named = (words: string) =>
          words
            .replaceAll('{money}', payText(prize.points ?? prize.worth ?? 0, brand.config, locale))
            .replaceAll('{brand}', wordsFor(brand, locale).productName);
        return [locale, { title: named(title), text: named(text) }];
      }),
    );
    const saved = await createPrize(
      { ...deps, clock: createdBefore },
      {
        brandId: brand.id,
        actorId: null,
        reason: DEMO_REASON,
        type: prize.type,
        texts,
        isOn: true,
        weight: prize.weight,
        points: prize.points ?? null,
        worthPoints: prize.worth ?? 0,
        service: prize.service ?? null,
        item: prize.item ?? '',
        barcode: prize.barcode ?? null,
        remaining: prize.remaining ?? null,
        perDay: prize.perDay ?? null,
        place,
      },
    );
    if ('refusal' in saved) throw new Error(`A prize of ${brand.id} was refused.`);
  }
  await makeDraws(deps, brand, members);
  await spinForAWeek(deps, brand, members);
}

/** Spins as members do, through the wheel's own service: from the seeds of those days, with its odds and stock. */
async function spinForAWeek(
  deps: DemoDeps['deps'],
  brand: Brand,
  members: readonly DemoMember[],
): Promise<void> {
  const [locale = 'en-US'] = brand.config.locales;
  const now = deps.clock.now();
  const clock = new ManualClock(now);
  for (let day = DAYS; day >= 0; day -= 1) {
    for (const [index, member] of members.slice(0, PLAYERS).entries()) {
      const random = createRandom('wheel', brand.id, member.memberId, day);
      const at = new Date(now.getTime() - day * DAY_MS - ((2 + index) * HOUR_MS) / 4);
      clock.set(at);
      const ctx = {
        db: deps.db,
        now: at,
        locale,
        brand,
        deps: { ...deps, clock },
        member: { id: member.memberId },
      };
      if (day === DAYS) await changePlayer(ctx, { confirmsAge: true, showsName: index % 3 !== 1 });
      for (let turn = 0; turn < SPINS_A_DAY; turn += 1) {
        const wheel = await viewWheel(ctx);
        const spins = grantedBy(wheel, at);
        const [next] = spins;
        if (next === undefined || spins.length <= KEPT) break;
        const spun = await spinWheel(ctx, next.spin.id, {
          memberNumber:
            day === 1 && index === LUCKY
              ? await luckyNumber(
                  deps,
                  wheel,
                  next.spin.number,
                  wheel.odds.find(({ type }) => type === 'DAILY_CASH')?.id,
                )
              : String(Math.floor(random.between(10 ** 15, 10 ** 16 - 1))),
          commitment: wheel.seeds.current.commitment,
          oddsHash: wheel.oddsHash,
        });
        await markSeen(ctx, spun.spin.id);
        const { prizeType, redeemableId } = spun.spin;
        if (redeemableId !== null && prizeType === 'STORE_DISCOUNT' && random.next() < 0.5)
          await redeemPrize(ctx, redeemableId, false, null);
      }
    }
  }
}
