import type { Grouping } from '../../domain/events/groups.ts';
import { WHOLE_PROGRAM } from '../../domain/segments/audience.ts';
import { scheduleEvents } from '../events/service.ts';
import { inEnglish } from '../platform/messages/inWords.ts';
import type { DemoDeps } from './deps.ts';
import { weekdayEveningAhead } from './eveningPlan.ts';
import type { DemoPlace } from './people.ts';
import { DEMO_REASON } from './record.ts';

/** On the program's settlement interval, which is an hour. */
const GROUPS: Omit<Grouping, 'seed'> = { count: 3, minutesApart: 60, isRandom: false };

/** Schedules an event in groups of homes with hours of their own, some days ahead. */
export async function scheduleInGroups(
  deps: DemoDeps['deps'],
  brandId: string,
  { programId, utility }: Pick<DemoPlace, 'programId' | 'utility'>,
): Promise<void> {
  const { start, end } = weekdayEveningAhead(utility.timeZone, deps.clock.now());
  const outcome = await scheduleEvents(deps, {
    brandId,
    actorId: null,
    reason: DEMO_REASON,
    algorithm: 'participation_reduction',
    audience: WHOLE_PROGRAM,
    events: [{ programId, startAt: start, endAt: end }],
    grouping: { ...GROUPS, seed: deps.newId() },
    idempotencyKey: `demonstration:groups:${programId}`,
  });
  if (!outcome.saved)
    throw new Error(
      `The demonstration could not schedule an event in groups: ${inEnglish(outcome.refusal.message)}`,
    );
}
