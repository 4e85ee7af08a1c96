import { addDays } from '../../domain/meter/zone.ts';
import type { Brand } from '../brands/service.ts';
import { runBacktest, startBacktest, type GivenSetting } from '../settlement/service.ts';
import type { DemoDeps } from './deps.ts';
import type { DemoPlace } from './people.ts';
import { DEMO_REASON } from './record.ts';

const FOR_DAYS = 182;
/** The rule that most programs begin with, beside what the demonstration's own first program does. */
const SETTINGS: readonly GivenSetting[] = [
  {
    baselineRule: 'ten-of-ten',
    sameDayAdjustment: false,
    deadBandPercent: 5,
    carryFactor: 0,
    pointsPerKwh: 100,
  },
  {
    baselineRule: 'blend',
    sameDayAdjustment: false,
    deadBandPercent: 5,
    carryFactor: 2,
    pointsPerKwh: 100,
  },
];

/** Gives a brand's staff a backtest that is done, over half a year of one utility's homes. */
export async function makeBacktest(
  { deps }: Pick<DemoDeps, 'deps'>,
  brand: Brand,
  { utilityId }: DemoPlace,
): Promise<void> {
  const to = addDays(deps.clock.now().toISOString().slice(0, 10), -2);
  const started = await startBacktest(deps, {
    brandId: brand.id,
    actorId: null,
    reason: DEMO_REASON,
    country: brand.config.country,
    utilityId,
    segmentId: null,
    uploadId: null,
    evenings: {
      from: addDays(to, -FOR_DAYS),
      to,
      startMinute: 18 * 60,
      endMinute: 19 * 60,
      weekdays: [1, 2, 3, 4, 5],
      every: 3,
    },
    settlementIntervalMinutes: 60,
    settings: SETTINGS,
  });
  if ('refusal' in started) throw new Error(`The backtest of ${brand.id} was refused.`);
  await runBacktest(deps, started.backtest.id);
}
