import { BUCKETS } from '../../../domain/segments/bucket.ts';
import type { Brand } from '../../brands/service.ts';
import { saveExperiment, startExperiment, writeShown } from '../../experiments/service.ts';
import type { DemoDeps } from '../deps.ts';
import { DEMO_REASON, type DemoMember } from '../record.ts';

const KEY = 'no-rate-plan';
const RUNS_FOR_DAYS = 21;
const DAY_MS = 86_400_000;
/** Each sees it some hours after the one before. */
const HOURS_BETWEEN = 7;

/** Gives a brand's staff an experiment that has run for three weeks; the members who take part have been shown it. */
export async function makeExperiment(
  { deps }: Pick<DemoDeps, 'deps'>,
  brand: Brand,
  people: readonly DemoMember[],
): Promise<void> {
  const began = deps.clock.now().getTime() - RUNS_FOR_DAYS * DAY_MS;
  const write = { brandId: brand.id, actorId: null, reason: DEMO_REASON, key: KEY };
  const then = { ...deps, clock: { now: () => new Date(began) } };
  const saved = await saveExperiment(then, {
    ...write,
    hypothesis: 'Without the rate plan comparison on Home, more members join the next event.',
    featureKey: 'dashboard_rate_plan',
    segmentId: 'JOINED_RECENTLY',
    variants: [
      { key: 'control', weight: BUCKETS / 2, isEnabled: true },
      { key: 'without', weight: BUCKETS / 2, isEnabled: false },
    ],
    tracked: true,
    version: 0,
  });
  const started = 'key' in saved ? await startExperiment(then, { ...write, version: 1 }) : saved;
  if ('refusal' in started) throw new Error(`The experiment of ${brand.id} was refused.`);
  // The member whose log-in is printed keeps the comparison; who joined yesterday has answered no event.
  const shown = people.filter(({ home, role }) => home !== null && role !== 'carbon');
  await writeShown(
    deps.db,
    shown.map(({ memberId }, place) => ({
      memberId,
      key: KEY,
      variation: place % 2 === 0 ? 'control' : 'without',
      shownAt: new Date(began + (1 + place * HOURS_BETWEEN) * 3_600_000),
    })),
  );
}
